import { basisPointsOf } from '../../common/money.ts';
import type { LaneKind } from './rate-card.ts';

/**
 * Saudi VAT on carriage, in 1/10,000: 15 % inside the kingdom, 0 % where a leg leaves it.
 */
export function vatBasisPoints(lane: LaneKind): number {
  return lane === 'international' ? 0 : 1_500;
}

/** The VAT on an amount without VAT, half-up; halalas. */
export function vatOn(amount: number, basisPoints: number): number {
  return basisPointsOf(amount, basisPoints);
}
