import { expect, it } from 'vitest';
import { labelStep, measuresOf, summaryOf } from './course.ts';

const series = [
  { from: '2026-10-01', values: { orders: 3, delivered: 1, cost: 900 } },
  { from: '2026-10-02', values: { orders: 7, delivered: 7, cost: 100 } },
  { from: '2026-10-03', values: { orders: 7, delivered: 2, cost: 500 } },
];

it('one axis serves the figures that have the unit of the first', () => {
  expect(measuresOf(series)).toEqual(['orders', 'delivered']);
  expect(measuresOf([])).toEqual([]);
});

it('the summary names the first of the highest points, and the figure of the period', () => {
  expect(summaryOf(series, 'orders', { orders: 17 })).toEqual({
    peak: { from: '2026-10-02', value: 7 },
    total: 17,
  });
  expect(summaryOf(series.slice(0, 1), 'delivered', {}).peak).toEqual({
    from: '2026-10-01',
    value: 1,
  });
});

it('there is no highest point where every value is 0', () => {
  const nothing = [{ from: '2026-10-01', values: { orders: 0 } }];
  expect(summaryOf(nothing, 'orders', { orders: 0 })).toEqual({ peak: undefined, total: 0 });
});

it.each([
  [31, 900, 58, 3],
  [31, 300, 58, 7],
  [12, 900, 58, 1],
  [1, 20, 58, 1],
  [92, 0, 58, 92],
])('of %s points on %s px, labels of %s px stand at every %s', (points, width, label, step) => {
  expect(labelStep(points, width, label)).toBe(step);
});
