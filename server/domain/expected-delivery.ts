import { ensure } from './bounds.ts';
import { addDays, type CalendarDay, riyadhDay, weekdayOf } from './calendar.ts';
import { type TransitDays, type Weekday, WEEKDAYS } from './rate-card.ts';

/**
 * The day in Riyadh by which a shipment should arrive: collected on the first service day from its
 * creation, then the longest transit time in service days.
 *
 * @throws RangeError if the courier has no service days.
 */
export function expectedDeliveryDate(
  createdAt: Date,
  transitDays: TransitDays,
  servedDays: readonly Weekday[],
): CalendarDay {
  ensure(servedDays.length > 0, 'servedDays must not be empty');
  const today = riyadhDay(createdAt);
  const weekday = WEEKDAYS.indexOf(weekdayOf(today));
  const isServed = WEEKDAYS.map((day) => servedDays.includes(day));
  const nextServed = (from: number): number => {
    let ahead = from;
    while (!isServed[(weekday + ahead) % WEEKDAYS.length]) ahead += 1;
    return ahead;
  };
  let ahead = nextServed(0);
  for (let transit = 0; transit < transitDays.max; transit += 1) ahead = nextServed(ahead + 1);
  return addDays(today, ahead);
}
