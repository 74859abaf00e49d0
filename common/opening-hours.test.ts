import { expect, it } from 'vitest';
import { isRamadan, openingAt, type OpeningHours, type OpeningPeriod } from './opening-hours.ts';

const day = (name: OpeningPeriod['day'], opens: string, closes: string): OpeningPeriod => ({
  day: name,
  opens,
  closes,
});

const SHOP: OpeningHours = {
  week: [
    day('sunday', '09:00', '13:00'),
    day('sunday', '16:00', '22:00'),
    day('thursday', '20:00', '02:00'),
    day('friday', '16:00', '22:00'),
  ],
  ramadan: [day('sunday', '21:00', '01:30')],
};

/** A time of day in Riyadh. */
const riyadh = (local: string) => new Date(`${local}+03:00`);

// 22 November 2026 is a Sunday; Ramadan 1448 begins on 8 February 2027.
it.each([
  ['2026-11-22T08:59:59', false, '2026-11-22T09:00'],
  ['2026-11-22T09:00:00', true, '2026-11-22T13:00'],
  ['2026-11-22T12:59:59', true, '2026-11-22T13:00'],
  ['2026-11-22T13:00:00', false, '2026-11-22T16:00'],
  ['2026-11-22T22:00:00', false, '2026-11-26T20:00'],
  ['2026-11-27T01:59:59', true, '2026-11-27T02:00'],
  ['2026-11-27T02:00:00', false, '2026-11-27T16:00'],
  ['2026-11-27T22:00:00', false, '2026-11-29T09:00'],
  ['2027-02-14T09:00:00', false, '2027-02-14T21:00'],
  ['2027-02-15T01:29:59', true, '2027-02-15T01:30'],
])('at %s in Riyadh the shop is open: %s, until %s', (at, isOpen, until) => {
  expect(openingAt(SHOP, riyadh(at))).toEqual({ isOpen, until: riyadh(until) });
});

it('joins days around the clock, and knows places that never open or close', () => {
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const always = days.map((name) => day(name as OpeningPeriod['day'], '00:00', '00:00'));
  const at = riyadh('2026-11-22T00:00');
  expect(openingAt({ week: always }, at)).toEqual({ isOpen: true, until: null });
  expect(openingAt({ week: [] }, at)).toEqual({ isOpen: false, until: null });
  const butFriday = always.filter((period) => period.day !== 'friday');
  expect(openingAt({ week: butFriday }, at)).toEqual({
    isOpen: true,
    until: riyadh('2026-11-27T00:00'),
  });
});

it('knows Ramadan by the day in Riyadh', () => {
  expect(isRamadan(riyadh('2027-02-07T23:59:59'))).toBe(false);
  expect(isRamadan(riyadh('2027-02-08T00:00:00'))).toBe(true);
});
