import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertBalanced,
  balanceChange,
  cashBack,
  cashBackReversal,
  codCollected,
  codRemitted,
  type LedgerAccount,
  type LedgerEntry,
  type Posting,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  shortfall,
  topUp,
} from './ledger.ts';
import { itForAll } from '../../common/testing/it-for-all.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
const charges = fc.record({
  subtotal: amounts,
  vat: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 150_000_000_000 })),
});

const sumOf = (entries: readonly LedgerEntry[]) =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);

/** The sum of each account's entries, without accounts at zero. */
function remaining(entries: readonly LedgerEntry[]) {
  const left = Map.groupBy(entries, (entry) => entry.ledgerAccount);
  return [...left].filter(([, own]) => sumOf(own) !== 0);
}

describe('every posting', () => {
  itForAll(
    'sums to zero, has no empty entry, and is cancelled account by account by its reversal',
    [amounts, charges],
    (amount, charge) => {
      const [paid, given, collected] = [
        shipmentCharge(charge),
        cashBack(amount),
        codCollected(amount),
      ];
      const reversals = [
        [paid, shipmentRefund(paid)],
        [given, cashBackReversal(given)],
        [collected, codRemitted(collected)],
      ] as const;
      for (const { entries } of [topUp(amount), returnCharge(charge), ...reversals.flat()]) {
        expect(sumOf(entries)).toBe(0);
        expect(entries.length).toBeGreaterThanOrEqual(2);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
      }
      for (const [posting, reversal] of reversals) {
        expect(remaining([...posting.entries, ...reversal.entries])).toEqual([]);
      }
    },
  );

  it.each<[Posting, Partial<Record<LedgerAccount, number>>]>([
    [topUp(10_000), { customer_balance: 10_000, top_up_clearing: -10_000 }],
    [
      shipmentCharge({ subtotal: 2_300, vat: 345 }),
      { customer_balance: -2_645, carriage_revenue: 2_300, vat_payable: 345 },
    ],
    // Abroad, without VAT.
    [
      shipmentCharge({ subtotal: 9_500, vat: 0 }),
      { customer_balance: -9_500, carriage_revenue: 9_500 },
    ],
    [cashBack(150), { customer_balance: 150, cash_back_expense: -150 }],
    [
      returnCharge({ subtotal: 1_900, vat: 285 }),
      { customer_balance: -2_185, carriage_revenue: 1_900, vat_payable: 285 },
    ],
  ])('has the entries of its kind: $kind', ({ entries }, expected) => {
    const amounts = entries.map(({ ledgerAccount, amount }) => [ledgerAccount, amount]);
    expect(Object.fromEntries(amounts)).toEqual(expected);
    expect(balanceChange(entries)).toBe(expected.customer_balance);
  });
});

describe('invalid input', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000_001])(
    'is refused: %d',
    (amount) => {
      const charge = { subtotal: amount, vat: 0 };
      const made = [topUp, cashBack, codCollected].map((post) => () => post(amount));
      const charged = [shipmentCharge, returnCharge].map((post) => () => post(charge));
      for (const post of [...made, ...charged]) expect(post).toThrow(RangeError);
    },
  );

  it('includes a negative VAT', () => {
    expect(() => shipmentCharge({ subtotal: 100, vat: -15 })).toThrow(RangeError);
  });

  it('includes unbalanced entries, or none', () => {
    const entries: LedgerEntry[] = [{ ledgerAccount: 'customer_balance', amount: -100 }];
    expect(() => assertBalanced({ kind: 'shipment_charge', entries })).toThrow(
      'shipment_charge is out of balance by -100',
    );
    expect(() => shipmentRefund({ kind: 'shipment_charge', entries })).toThrow(RangeError);
    expect(() => assertBalanced({ kind: 'top_up', entries: [] })).toThrow('top_up has no entries');
  });
});

it.each([
  [2_645, 2_645, 0],
  [2_646, 2_645, 0],
  [2_644, 2_645, 1],
  [0, 2_645, 2_645],
])('the shortfall of %i for %i is %i', (balance, amount, lacking) => {
  expect(shortfall(balance, amount)).toBe(lacking);
});
