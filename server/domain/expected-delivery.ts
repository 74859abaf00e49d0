import { ensure } from './bounds.ts';
import { addDays, type CalendarDay, riyadhDay, weekdayOf } from './calendar.ts';
import type { TransitDays, Weekday } from './rate-card.ts';

/**
 * The Riyadh day by which a shipment should arrive: collected on the first served day from the day
 * it was created on, and then the longest transit time counted in served days.
 *
 * @throws RangeError if the courier serves no day.
 */
export function expectedDeliveryDate(
  createdAt: Date,
  transitDays: TransitDays,
  servedDays: readonly Weekday[],
): CalendarDay {
  ensure(servedDays.length > 0, 'servedDays must not be empty');
  let day = nextServedDay(riyadhDay(createdAt), servedDays);
  for (let transit = 0; transit < transitDays.max; transit += 1) {
    day = nextServedDay(addDays(day, 1), servedDays);
  }
  return day;
}

function nextServedDay(from: CalendarDay, servedDays: readonly Weekday[]): CalendarDay {
  let day = from;
  while (!servedDays.includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}
