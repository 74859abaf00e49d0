import type { components } from '../../../openapi/generated/types.ts';
import type { Weekday } from '../../domain/rate-card.ts';
import { EVERY_DAY, EVERY_DAY_BUT_FRIDAY, WORKING_DAYS } from './terms.ts';

type OpeningHours = components['schemas']['OpeningHours'];
type Period = components['schemas']['OpeningPeriod'];

/** Usual hours in Saudi Arabia: Friday opens after the prayer, Ramadan in the evening. */
export const SHOP_HOURS: OpeningHours = {
  week: inOrder([
    ...on(EVERY_DAY_BUT_FRIDAY, '09:00', '22:00'),
    ...on(['friday'], '16:00', '22:00'),
  ]),
  ramadan: inOrder([
    ...on(EVERY_DAY_BUT_FRIDAY, '10:00', '15:00'),
    ...on(EVERY_DAY, '21:00', '01:30'),
  ]),
};

export const OFFICE_HOURS: OpeningHours = {
  week: on(WORKING_DAYS, '08:00', '17:00'),
  ramadan: on(WORKING_DAYS, '10:00', '16:00'),
};

export const LATE_HOURS: OpeningHours = {
  week: inOrder([
    ...on(EVERY_DAY_BUT_FRIDAY, '08:00', '00:00'),
    ...on(['friday'], '13:30', '00:00'),
  ]),
  ramadan: on(EVERY_DAY, '12:00', '03:00'),
};

export const ALWAYS: OpeningHours = { week: on(EVERY_DAY, '00:00', '00:00') };

function on(days: readonly Weekday[], opens: string, closes: string): Period[] {
  return days.map((day) => ({ day, opens, closes }));
}

function inOrder(periods: Period[]): Period[] {
  return periods.sort((a, b) => EVERY_DAY.indexOf(a.day) - EVERY_DAY.indexOf(b.day));
}
