import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coveredRows } from './covered-rows.ts';
import { cashBackOn } from './ledger.ts';

const fees = fc.array(fc.record({ subtotal: fc.nat(10_000), vat: fc.nat(1_500) }), {
  maxLength: 30,
});

it.each([
  ['nothing', 0, [[100, 15]], 0, { rows: 0, total: 0 }],
  [
    'the first of two',
    229,
    [
      [100, 15],
      [100, 15],
    ],
    0,
    { rows: 1, total: 115 },
  ],
  [
    'both, as cash back pays the rest',
    229,
    [
      [100, 15],
      [100, 15],
    ],
    100,
    { rows: 2, total: 230 },
  ],
  [
    'none behind one that is too dear',
    120,
    [
      [200, 0],
      [100, 0],
    ],
    0,
    { rows: 0, total: 0 },
  ],
])('a balance covers %s', (_, balance, rows, share, covered) => {
  const each = rows.map(([subtotal = 0, vat = 0]) => ({ subtotal, vat }));
  expect(coveredRows(balance, each, share)).toEqual(covered);
});

it('covers as many as can be paid for one by one, and not one more', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fees, fc.nat(400), (balance, all, share) => {
      const { rows, total } = coveredRows(balance, all, share);
      let left = balance;
      for (const { subtotal, vat } of all.slice(0, rows)) {
        left -= subtotal + vat;
        expect(left).toBeGreaterThanOrEqual(0);
        left += cashBackOn(subtotal, share);
      }
      const next = all[rows];
      if (next) expect(left).toBeLessThan(next.subtotal + next.vat);
      expect(total).toBe(
        all.slice(0, rows).reduce((sum, each) => sum + each.subtotal + each.vat, 0),
      );
    }),
  );
});
