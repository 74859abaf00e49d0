import { type CourierEventKind, JOURNEY_ENDS } from '../../../domain/courier-events.ts';
import type { TransitDays } from '../../../domain/rate-card.ts';
import type { TrackingStatus } from '../../../domain/shipment-status.ts';
import type { Random } from '../../../domain/random.ts';

/** The next scan, and the hours since the last one. */
export interface NextScan {
  kind: Exclude<CourierEventKind, 'booking_refused' | 'given_up'>;
  hours: number;
}

/** Probabilities of failures: the first attempt, the second one, a return after the first. */
const FIRST_FAILS = 0.25;
const SECOND_FAILS = 0.5;
const GOES_BACK = 0.2;
const LOST = 0.02;

export function isFinalScan(trackingStatus: TrackingStatus): boolean {
  return JOURNEY_ENDS.some((end) => end === trackingStatus);
}

/**
 * The journey of a parcel, step by step: collected, in transit, at the hub, out for delivery; then
 * delivered, tried again or returned; now and then lost.
 *
 * @param history oldest first, not ended yet.
 * @throws RangeError for one that has ended.
 */
export function nextScan(
  history: readonly { trackingStatus: TrackingStatus }[],
  transitDays: TransitDays,
  chance: Random,
): NextScan {
  const days = chance.between(transitDays.min, transitDays.max);
  const between = (min: number, max: number) => min + (max - min) * chance.next();
  const here = history.at(-1)?.trackingStatus;
  const timesOf = (status: TrackingStatus) =>
    history.filter(({ trackingStatus }) => trackingStatus === status).length;
  switch (here) {
    case 'created':
      return { kind: 'picked_up', hours: between(1, 3) };
    case 'picked_up':
      return { kind: 'in_transit', hours: between(2, 5) };
    case 'in_transit':
      if (chance.chance(LOST)) return { kind: 'lost', hours: 24 * days };
      return { kind: 'at_hub', hours: Math.max(2, 24 * days - between(16, 20)) };
    case 'at_hub':
      return { kind: 'out_for_delivery', hours: between(6, 10) };
    case 'out_for_delivery': {
      const fails = chance.chance(timesOf(here) === 1 ? FIRST_FAILS : SECOND_FAILS);
      return { kind: fails ? 'delivery_attempted' : 'delivered', hours: between(1, 5) };
    }
    case 'delivery_attempted': {
      const goesBack = timesOf(here) > 1 || chance.chance(GOES_BACK);
      return goesBack
        ? { kind: 'returning', hours: between(10, 24) }
        : { kind: 'out_for_delivery', hours: between(14, 20) };
    }
    case 'returning':
      return { kind: 'returned', hours: 24 * days };
    default:
      throw new RangeError(`a parcel that is ${here} goes nowhere`);
  }
}
