import { type CalendarDay, dayInMonth, daysBetween } from './calendar.ts';
import type { Charge } from './ledger.ts';

export type PlanPeriod = 'monthly' | 'yearly';

const MONTHS: Record<PlanPeriod, number> = { monthly: 1, yearly: 12 };

/** Days in Riyadh that a payment lasts, the end excluded. */
export interface Days {
  startsOn: CalendarDay;
  endsOn: CalendarDay;
}

/**
 * One period from a day on.
 *
 * @param anchorDay the day of the month on which the plan was first paid, from 1 to 31: to this day
 *   the periods return after a shorter month (31 January, 28 February, 31 March).
 */
export function periodFrom(startsOn: CalendarDay, period: PlanPeriod, anchorDay: number): Days {
  return { startsOn, endsOn: dayInMonth(startsOn, MONTHS[period], anchorDay) };
}

/** The day of the month of a day, from 1 to 31. */
export function dayOfMonth(day: CalendarDay): number {
  return Number(day.slice(-2));
}

/** What a credit note gives back of an invoice, and for how many of its days. */
export interface DayCredit extends Charge {
  unusedDays: number;
  days: number;
}

/**
 * The credit for the days of a period from `today` on. Both parts are rounded down, so that no
 * credit exceeds what was paid; null if it is nothing.
 */
export function creditByDay(paid: Charge & Days, today: CalendarDay): DayCredit | null {
  const days = daysBetween(paid.startsOn, paid.endsOn);
  const unusedDays = Math.min(days, daysBetween(today, paid.endsOn));
  if (unusedDays <= 0) return null;
  const part = (amount: number) => Math.floor((amount * unusedDays) / days);
  const credit = { subtotal: part(paid.subtotal), vat: part(paid.vat), unusedDays, days };
  return credit.subtotal === 0 ? null : credit;
}
