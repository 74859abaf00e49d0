import { addDays, type CalendarDay, riyadhDay, weekdayOf } from './calendar.ts';
import type { PastEvent } from './courier-events.ts';
import { WEEKDAYS } from './rate-card.ts';
import { isServed } from './served-days.ts';
import type { TrackingStatus } from './shipment-status.ts';

/** What is measured of a delivered shipment. */
export interface DeliveryFact {
  deliveredOn: CalendarDay;
  /** The courier's working days in transit, 0 to {@link LONGEST_TRANSIT}. */
  days: number;
  onTime: boolean;
}

/** Working days; what takes longer counts as this. */
export const LONGEST_TRANSIT = 60;

/** The parcel is with the courier. */
const ON_ITS_WAY: readonly TrackingStatus[] = [
  'picked_up',
  'in_transit',
  'at_hub',
  'out_for_delivery',
  'delivery_attempted',
  'returning',
];

/**
 * How long a delivered shipment took, read from its scans by the time at which they happened:
 * collected at the first `picked_up`, or at the first scan at all if there is none, and delivered at
 * the first `delivered`. Scans after the delivery tell nothing of the transit.
 *
 * @param history in any order.
 * @param promise the day promised, and the working days as bits, see served-days.ts.
 * @returns null if no delivery, or no scan before it, is known.
 */
export function deliveryFactOf(
  history: readonly PastEvent[],
  promise: { expectedOn: CalendarDay; servedDays: number },
): DeliveryFact | null {
  const delivered = firstOf(history, ['delivered']);
  if (!delivered) return null;
  const before = history.filter(({ occurredAt }) => occurredAt <= delivered);
  const collected = firstOf(before, ['picked_up']) ?? firstOf(before, ON_ITS_WAY);
  if (!collected) return null;
  const deliveredOn = riyadhDay(delivered);
  return {
    deliveredOn,
    days: workingDays(riyadhDay(collected), deliveredOn, promise.servedDays),
    onTime: deliveredOn <= promise.expectedOn,
  };
}

function firstOf(
  history: readonly PastEvent[],
  statuses: readonly TrackingStatus[],
): Date | undefined {
  const found = history.filter(({ trackingStatus }) => statuses.includes(trackingStatus));
  return found.map(({ occurredAt }) => occurredAt).sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Working days after one day, up to and including the other, at most {@link LONGEST_TRANSIT}. */
function workingDays(after: CalendarDay, last: CalendarDay, servedDays: number): number {
  let weekday = WEEKDAYS.indexOf(weekdayOf(after));
  let count = 0;
  for (let day = after; day < last && count < LONGEST_TRANSIT;) {
    day = addDays(day, 1);
    weekday = (weekday + 1) % WEEKDAYS.length;
    if (isServed(servedDays, weekday)) count += 1;
  }
  return count;
}
