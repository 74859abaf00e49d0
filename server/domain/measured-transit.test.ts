import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEWEST_DELIVERIES, firstMeasuredDay, measuredTransit } from './measured-transit.ts';

/** What one delivery took, and whether it was on time. */
const deliveries = fc.array(fc.tuple(fc.nat(60), fc.boolean()), {
  minLength: FEWEST_DELIVERIES,
  maxLength: 300,
  size: 'max',
});

function countsOf(each: readonly (readonly [number, boolean])[]) {
  return [...Map.groupBy(each, ([days]) => days)]
    .map(([days, took]) => ({
      ...{ days, deliveries: took.length, onTime: took.filter(([, onTime]) => onTime).length },
    }))
    .sort((a, b) => a.days - b.days);
}

it('is the nearest rank in the list of all deliveries', () => {
  fc.assert(
    fc.property(deliveries, (each) => {
      const sorted = each.map(([days]) => days).sort((a, b) => a - b);
      const rank = (share: number) => sorted[Math.ceil((sorted.length * share) / 100) - 1];
      expect(measuredTransit(countsOf(each))).toEqual({
        ...{ deliveries: each.length, p50Days: rank(50), p90Days: rank(90) },
        onTimeBasisPoints: Math.floor(
          (each.filter(([, onTime]) => onTime).length * 10_000) / each.length,
        ),
      });
    }),
  );
});

it('is not told below thirty deliveries', () => {
  const of = (count: number) => measuredTransit([{ days: 2, deliveries: count, onTime: 1 }]);
  expect(of(FEWEST_DELIVERIES - 1)).toBeUndefined();
  expect(of(FEWEST_DELIVERIES)).toMatchObject({ p50Days: 2, p90Days: 2, onTimeBasisPoints: 333 });
  expect(measuredTransit([])).toBeUndefined();
});

it('covers ninety days of Riyadh, today included', () => {
  expect(firstMeasuredDay(new Date('2026-11-21T20:59:59Z'))).toBe('2026-08-24');
  expect(firstMeasuredDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-08-25');
});
