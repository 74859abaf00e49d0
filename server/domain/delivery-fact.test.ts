import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, riyadhDay, weekdayOf } from './calendar.ts';
import type { PastEvent } from './courier-events.ts';
import { deliveryFactOf, LONGEST_TRANSIT } from './delivery-fact.ts';
import { WEEKDAYS } from './rate-card.ts';
import { servedDaysBits } from './served-days.ts';
import { TRACKING_STATUSES, type TrackingStatus } from './shipment-status.ts';

const EVERY_DAY = servedDaysBits(WEEKDAYS);
const NOT_FRIDAY = servedDaysBits(WEEKDAYS.filter((day) => day !== 'friday'));

/** A scan at that time of November 2026 in Riyadh; the 1st was a Sunday. */
function scan(trackingStatus: TrackingStatus, day: number, time = '12:00'): PastEvent {
  const on = String(day).padStart(2, '0');
  return { trackingStatus, occurredAt: new Date(`2026-11-${on}T${time}:00+03:00`) };
}

const factOf = (history: PastEvent[], servedDays = EVERY_DAY, expectedOn = '2026-11-05') =>
  deliveryFactOf(history, { expectedOn, servedDays });

it('counts the days after collection, up to the day of delivery', () => {
  const history = [scan('created', 1), scan('picked_up', 2), scan('delivered', 5)];
  expect(factOf(history)).toEqual({ deliveredOn: '2026-11-05', days: 3, onTime: true });
  expect(factOf(history, EVERY_DAY, '2026-11-04')).toMatchObject({ onTime: false });
  expect(factOf([scan('picked_up', 5, '00:00'), scan('delivered', 5, '23:59')])).toMatchObject({
    days: 0,
  });
});

it('counts only days on which the courier works, in Riyadh', () => {
  // From Wednesday to Saturday.
  const history = [scan('picked_up', 4), scan('delivered', 7)];
  expect(factOf(history, NOT_FRIDAY)).toMatchObject({ days: 2 });
  expect(factOf([scan('picked_up', 5, '23:59'), scan('delivered', 6, '00:00')])).toMatchObject({
    ...{ deliveredOn: '2026-11-06', days: 1 },
  });
});

it('reads the scans by the time at which they happened', () => {
  const delivered = scan('delivered', 6);
  const late = [delivered, scan('at_hub', 4), scan('in_transit', 3)];
  expect(factOf(late)).toMatchObject({ days: 3 });
  expect(factOf([...late, scan('picked_up', 5)])).toMatchObject({ days: 1 });
  expect(factOf([...late, scan('picked_up', 7)])).toMatchObject({ days: 3 });
  expect(factOf([...late, scan('delivered', 9), scan('delivered', 5)])).toMatchObject({
    deliveredOn: '2026-11-05',
  });
});

it.each<PastEvent[]>([
  [scan('created', 1), scan('picked_up', 2)],
  [scan('created', 1), scan('delivered', 2)],
  [scan('picked_up', 3), scan('delivered', 2)],
])('tells nothing without a delivery and a scan before it: %#', (...history) => {
  expect(factOf(history)).toBeNull();
});

it('counts as a calendar does, whatever the scans and their order', () => {
  const minute = fc.integer({ min: 0, max: 120 * 24 * 60 });
  const scans = fc.array(fc.tuple(fc.constantFrom(...TRACKING_STATUSES), minute), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(scans, fc.integer({ min: 1, max: 127 }), (told, servedDays) => {
      const start = Date.parse('2026-10-01T00:00:00Z');
      const history = told.map(([trackingStatus, minutes]) => ({
        ...{ trackingStatus, occurredAt: new Date(start + minutes * 60_000) },
      }));
      const fact = factOf(history, servedDays);
      expect(factOf(history.toReversed(), servedDays)).toEqual(fact);
      if (!fact) return;
      const days = history.map(({ occurredAt }) => riyadhDay(occurredAt));
      const counts = days.map((collected) => {
        let count = 0;
        for (let day = addDays(collected, 1); day <= fact.deliveredOn; day = addDays(day, 1)) {
          if (servedDaysBits([weekdayOf(day)]) & servedDays) count += 1;
        }
        return Math.min(count, LONGEST_TRANSIT);
      });
      expect(counts).toContain(fact.days);
      expect(days).toContain(fact.deliveredOn);
    }),
  );
});
