import type { LaneKind, RateCard, ServiceType } from '../../domain/rate-card.ts';

/** The order in which services are shown. */
const SERVICES: readonly ServiceType[] = ['economy', 'standard', 'express', 'same_day'];

/** The order in which lanes are shown. */
export const LANES = ['intra_city', 'domestic', 'international'] as const satisfies LaneKind[];

/** Sorts the cards of a courier by service. */
export function byService(a: RateCard, b: RateCard): number {
  return SERVICES.indexOf(a.serviceType) - SERVICES.indexOf(b.serviceType);
}
