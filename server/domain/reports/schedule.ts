import { addDays, type CalendarDay, dayInMonth, weekdayOf } from '../calendar.ts';
import { WEEKDAYS } from '../rate-card.ts';
import type { Period } from './pieces.ts';

/** How often a report is sent. */
export type Frequency = 'day' | 'week' | 'month';

/** The last period that is over on a day: the day before, the week until Saturday, or the month before. */
export function lastPeriod(frequency: Frequency, today: CalendarDay): Period {
  const to = beginOf(frequency, today);
  return { from: beginOf(frequency, addDays(to, -1)), to };
}

/** The day after the period that follows the one that begins on a day: when its report is sent. */
export function dayOfNext(frequency: Frequency, from: CalendarDay): CalendarDay {
  return afterPeriod(frequency, afterPeriod(frequency, from));
}

function beginOf(frequency: Frequency, day: CalendarDay): CalendarDay {
  if (frequency === 'day') return day;
  if (frequency === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

function afterPeriod(frequency: Frequency, from: CalendarDay): CalendarDay {
  if (frequency === 'month') return dayInMonth(from, 1, 1);
  return addDays(from, frequency === 'day' ? 1 : 7);
}
