import type { components } from '../../../../openapi/generated/types.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import { bare } from './damage.ts';
import { readEnum } from './read-enum.ts';
import { fault, read, type Reading } from './reading.ts';

export type DeliveryDay = components['schemas']['DeliveryDay'];
type Weekday = components['schemas']['Weekday'];
export type DateOrder = 'day_first' | 'month_first';

const WEEKDAYS = Object.keys(ENUM_NAMES.weekday).filter(
  (name): name is Weekday => name in ENUM_NAMES.weekday,
);
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/;

/**
 * A day of the week by its name, any of them, or the one on which a date falls.
 *
 * @param order of the day and the month, once it is known.
 */
export function readDay(text: string, order: DateOrder | undefined): Reading<DeliveryDay> {
  const plain = bare(text);
  const iso = ISO.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = numbersOf(plain);
  if (!numbers) {
    const named = readEnum('preferred_delivery_day', plain);
    return 'fault' in named ? fault('not_a_day', named.fault.params) : named;
  }
  const { first, second, year } = numbers;
  const decided = orderOf(numbers) ?? (first === second ? 'day_first' : order);
  if (decided === undefined) return fault('ambiguous_date');
  return decided === 'day_first' ? dayOf(year, second, first) : dayOf(year, first, second);
}

/**
 * The order of day and month in a file: decided by the dates of which one number is above 12.
 * `ambiguous` if some could be read in both ways and nothing decides, or if they contradict each
 * other; `none` without such dates.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'ambiguous' | 'none' {
  const found = new Set<DateOrder>();
  let isOpen = false;
  for (const text of texts) {
    const numbers = numbersOf(bare(text));
    if (!numbers || numbers.first === numbers.second) continue;
    const order = orderOf(numbers);
    if (order) found.add(order);
    else isOpen = true;
  }
  const [order, other] = found;
  if (other !== undefined) return isOpen ? 'ambiguous' : 'none';
  return order ?? (isOpen ? 'ambiguous' : 'none');
}

function numbersOf(text: string) {
  const [, first, second, year] = NUMBERS.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  return { first: Number(first), second: Number(second), year: year.padStart(4, '20') };
}

function orderOf({ first, second }: { first: number; second: number }): DateOrder | undefined {
  if (first > 12) return 'day_first';
  return second > 12 ? 'month_first' : undefined;
}

/** The weekday of a date of the Gregorian calendar; another one, or none, is a fault. */
function dayOf(
  year: string | undefined,
  month: string | number | undefined,
  day: string | number | undefined,
): Reading<Weekday> {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const weekday = WEEKDAYS[date.getUTCDay()];
  const exists = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  // The years of the Hijri calendar are far below.
  if (!exists || y < 2000 || weekday === undefined)
    return fault('not_a_day', { allowed: WEEKDAYS });
  return read(weekday, 'weekday_of_date');
}
