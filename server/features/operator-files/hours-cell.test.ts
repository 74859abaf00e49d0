import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itForAll } from '../../../common/testing/it-for-all.ts';
import { WEEKDAYS } from '../../domain/rate-card.ts';
import { ALWAYS, LATE_HOURS, OFFICE_HOURS, SHOP_HOURS } from '../../sample-data/couriers/hours.ts';
import { CellFault } from './cells.ts';
import { HOURS, type OpeningPeriod } from './hours-cell.ts';

const time = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Up to three periods of a day, the last of which may end after midnight or last all day. */
const day = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 0, maxLength: 6 })
  .map((minutes) => minutes.toSorted((one, other) => one - other))
  .chain((minutes) => fc.constantFrom(minutes, [...minutes.slice(1), ...minutes.slice(0, 1)]))
  .map((minutes) => minutes.slice(0, minutes.length - (minutes.length % 2)))
  .map((minutes) =>
    Array.from({ length: minutes.length / 2 }, (_, at) => ({
      opens: time(minutes[2 * at] ?? 0),
      closes: time(minutes[2 * at + 1] ?? 0),
    })),
  );
const allDay = fc.constant([{ opens: '00:00', closes: '00:00' }]);
/** Few different days, so that days share their hours. */
const week: fc.Arbitrary<OpeningPeriod[]> = fc
  .array(fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: allDay }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((days) => fc.array(fc.constantFrom(...days), { minLength: 7, maxLength: 7 }))
  .map((days) =>
    days.flatMap((periods, at) =>
      periods.map((period) => ({ day: WEEKDAYS[at] ?? 'sunday', ...period })),
    ),
  );

itForAll(
  'hours that are written and read are the same',
  [week],
  (periods) => {
    expect(HOURS.read(HOURS.write(periods))).toEqual(periods);
  },
  500,
);

it.each([
  [SHOP_HOURS.week, 'sat-thu 09:00-22:00; fri 16:00-22:00'],
  [SHOP_HOURS.ramadan ?? [], 'sat-thu 10:00-15:00 21:00-01:30; fri 21:00-01:30'],
  [OFFICE_HOURS.week, 'sun-thu 08:00-17:00'],
  [LATE_HOURS.week, 'sat-thu 08:00-00:00; fri 13:30-00:00'],
  [ALWAYS.week, 'daily 24h'],
  [[], 'closed'],
] as const)('%#: hours are written as people say them', (periods, text) => {
  expect(HOURS.write([...periods])).toBe(text);
});

it.each([
  ['Sat-Thu 09:00-22:00 ;  FRI 16:00-22:00', SHOP_HOURS.week],
  ['fri 16:00-22:00; sun,mon, tue wed thu sat 09:00-22:00', SHOP_HOURS.week],
  ['sun-sat 24h', ALWAYS.week],
  ['daily 00:00-00:00', ALWAYS.week],
] as const)('reads %s', (text, periods) => {
  expect(HOURS.read(text)).toEqual(periods);
});

it.each([
  ['09:00-17:00', 'lacks days'],
  ['sun-thu', 'lacks times'],
  ['sun-thu 09:00-17:00;', 'lacks days'],
  ['sonntag 09:00-17:00', '"sonntag" names no days'],
  ['sun-thu-fri 09:00-17:00', 'names no days'],
  ['sun-thu 9:00-17:00', '"9:00-17:00" is no time'],
  ['sun-thu 09:00-24:00', 'is no time'],
  ['sun-thu 09:00 - 17:00', 'is no time'],
  ['sun-thu 09.00-17.00', 'is no time'],
  ['sun-thu 09:00-09:00', 'ends when it begins'],
  ['sun-thu 09:00-13:00 12:00-17:00', '12:00-17:00 overlaps'],
  ['sun-thu 21:00-02:00 22:00-23:00', 'overlaps'],
  ['sun-thu 24h 09:00-10:00', 'overlaps'],
  ['sun-thu 09:00-17:00; thu-sat 09:00-12:00', 'names thu twice'],
  ['daily 01:00-02:00 03:00-04:00 05:00-06:00 07:00-08:00', 'opens 28 times a week'],
])('refuses %s', (text, says) => {
  expect(() => HOURS.read(text)).toThrow(CellFault);
  expect(() => HOURS.read(text)).toThrow(says);
  expect(() => HOURS.read(text)).toThrow('; ');
});
