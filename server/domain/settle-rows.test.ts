import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookedBefore,
  type CheckedRow,
  firstKeys,
  keyAfter,
  settleRows,
} from './settle-rows.ts';

const SALT = 'imp_1';

function row(changes: Partial<CheckedRow> & { row: number }): CheckedRow {
  return {
    ...{ isBooked: false, isWrong: false, isLeftOut: false, bookAgain: false },
    ...{ hash: 'a', reference: null, ...changes },
  };
}

function settle(rows: readonly CheckedRow[], before: Partial<BookedBefore<string>> = {}) {
  const known = { byKey: new Map(), byReference: new Map(), ...before };
  return settleRows(rows, firstKeys(rows, SALT), known);
}

describe('rows', () => {
  it('that say the same are told apart by their order', () => {
    const keys = settle([row({ row: 2 }), row({ row: 3 }), row({ row: 4, hash: 'b' })]);
    expect(keys.map(({ key }) => key)).toEqual(['a:0', 'a:1', 'b:0']);
  });

  it('have their places also when one before them is booked, left out or wrong', () => {
    const rows = [
      row({ row: 2, isBooked: true }),
      row({ row: 3, isLeftOut: true }),
      row({ row: 4, isWrong: true }),
      row({ row: 5 }),
    ];
    expect(settle(rows)).toMatchObject([
      { row: 3, state: 'left_out', key: null },
      { row: 4, state: 'wrong', key: null },
      { row: 5, state: 'ready', key: 'a:3' },
    ]);
  });

  it('that were booked are repeated, unless the person wants them again', () => {
    const byKey = new Map([['a:0', { shipment: 's', id: 's', isLive: true }]]);
    expect(settle([row({ row: 2 })], { byKey })).toMatchObject([
      { state: 'repeated', repeatedOf: { shipment: 's' } },
    ]);
    expect(settle([row({ row: 2, bookAgain: true })], { byKey })).toMatchObject([
      { state: 'ready', key: `a:0:${SALT}` },
    ]);
  });

  it('whose shipment was given up can be booked once more, also the time after', () => {
    const next = keyAfter('a:0', 's1');
    const byKey = new Map([['a:0', { shipment: 's1', id: 's1', isLive: false }]]);
    expect(settle([row({ row: 2 })], { byKey })).toMatchObject([{ state: 'ready', key: next }]);
    byKey.set(next, { shipment: 's2', id: 's2', isLive: true });
    expect(settle([row({ row: 2 })], { byKey })).toMatchObject([
      { state: 'repeated', repeatedOf: { shipment: 's2' } },
    ]);
    byKey.set(next, { shipment: 's2', id: 's2', isLive: false });
    expect(settle([row({ row: 2 })], { byKey })).toMatchObject([{ key: keyAfter('a:0', 's2') }]);
  });

  it('with a known reference are repeated, the first of a file aside', () => {
    const rows = [row({ row: 2, reference: 'R' }), row({ row: 3, reference: 'R', hash: 'b' })];
    expect(settle(rows)).toMatchObject([
      { state: 'ready' },
      { state: 'repeated', repeatedOf: { row: 2 } },
    ]);
    const byReference = new Map([['R', 's']]);
    expect(settle(rows, { byReference })).toMatchObject([
      { state: 'repeated', repeatedOf: { shipment: 's' } },
      { state: 'repeated', repeatedOf: { shipment: 's' } },
    ]);
  });
});

const anyRow = fc.record({
  ...{ isBooked: fc.boolean(), isWrong: fc.boolean(), isLeftOut: fc.boolean() },
  ...{ bookAgain: fc.boolean(), hash: fc.constantFrom('a', 'b', null) },
  reference: fc.constantFrom('R', 'S', null),
});

it('no two rows that are ready have one key or, unwanted, one reference', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), (drawn) => {
      const rows = drawn.map((each, index) => ({ row: index + 2, ...each }));
      const settled = settle(rows);
      expect(settled.map((each) => each.row)).toEqual(
        rows.filter(({ isBooked }) => !isBooked).map((each) => each.row),
      );
      const ready = settled.filter(({ state }) => state === 'ready');
      const keys = ready.map(({ key }) => key);
      expect(keys).not.toContain(null);
      expect(new Set(keys).size).toBe(keys.length);
      const unasked = rows.filter(
        ({ row: at, bookAgain, reference }) =>
          !bookAgain && reference !== null && ready.some((each) => each.row === at),
      );
      expect(new Set(unasked.map(({ reference }) => reference)).size).toBe(unasked.length);
    }),
  );
});
