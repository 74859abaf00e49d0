import { ensure } from './bounds.ts';
import { addDays, type CalendarDay, riyadhDay, weekdayOf } from './calendar.ts';
import { type TransitDays, type Weekday, WEEKDAYS } from './rate-card.ts';

/** The day in Riyadh by which a shipment should arrive. */
type DeliveryDate = (transitDays: TransitDays, servedDays: readonly Weekday[]) => CalendarDay;

/**
 * For shipments created at one moment: collected on the first service day from then, then the
 * longest transit time in service days.
 *
 * @returns a function that throws a RangeError if the courier has no service days.
 */
export function deliveryDatesFrom(createdAt: Date): DeliveryDate {
  const today = riyadhDay(createdAt);
  const weekday = WEEKDAYS.indexOf(weekdayOf(today));
  const week = [...WEEKDAYS.slice(weekday), ...WEEKDAYS.slice(0, weekday)];
  const days: CalendarDay[] = [];
  return ({ max }, servedDays) => {
    ensure(servedDays.length > 0, 'servedDays must not be empty');
    const isServed = week.map((day) => servedDays.includes(day));
    let ahead = 0;
    for (let left = max + 1; left > 0; ahead += 1) {
      if (isServed[ahead % week.length]) left -= 1;
    }
    return (days[ahead - 1] ??= addDays(today, ahead - 1));
  };
}

/** {@link deliveryDatesFrom} for one shipment. */
export function expectedDeliveryDate(
  createdAt: Date,
  transitDays: TransitDays,
  servedDays: readonly Weekday[],
): CalendarDay {
  return deliveryDatesFrom(createdAt)(transitDays, servedDays);
}
