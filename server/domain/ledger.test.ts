import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertBalanced,
  balanceChange,
  cashBack,
  cashBackReversal,
  type LedgerEntry,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  shortfall,
  topUp,
} from './ledger.ts';

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
  it('sums to zero and has no empty entry', () => {
    fc.assert(
      fc.property(amounts, charges, (amount, charge) => {
        const paid = shipmentCharge(charge);
        const given = cashBack(amount);
        const postings = [
          topUp(amount),
          paid,
          shipmentRefund(paid),
          given,
          cashBackReversal(given),
          returnCharge(charge),
        ];
        for (const { entries } of postings) {
          expect(sumOf(entries)).toBe(0);
          expect(entries.length).toBeGreaterThanOrEqual(2);
          expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
        }
      }),
    );
  });

  it('is cancelled exactly, account by account, by its reversal', () => {
    fc.assert(
      fc.property(amounts, charges, (amount, charge) => {
        const paid = shipmentCharge(charge);
        expect(remaining([...paid.entries, ...shipmentRefund(paid).entries])).toEqual([]);
        const given = cashBack(amount);
        expect(remaining([...given.entries, ...cashBackReversal(given).entries])).toEqual([]);
      }),
    );
  });
});

describe('the entries', () => {
  it('of a top-up add to the balance', () => {
    expect(topUp(10_000)).toEqual({
      kind: 'top_up',
      entries: [
        { ledgerAccount: 'customer_balance', amount: 10_000 },
        { ledgerAccount: 'top_up_clearing', amount: -10_000 },
      ],
    });
  });

  it('of a charge separate revenue from VAT', () => {
    expect(shipmentCharge({ subtotal: 2_300, vat: 345 })).toEqual({
      kind: 'shipment_charge',
      entries: [
        { ledgerAccount: 'customer_balance', amount: -2_645 },
        { ledgerAccount: 'carriage_revenue', amount: 2_300 },
        { ledgerAccount: 'vat_payable', amount: 345 },
      ],
    });
  });

  it('of a foreign charge have no VAT', () => {
    expect(shipmentCharge({ subtotal: 9_500, vat: 0 }).entries).toEqual([
      { ledgerAccount: 'customer_balance', amount: -9_500 },
      { ledgerAccount: 'carriage_revenue', amount: 9_500 },
    ]);
  });

  it('of a refund return the charge', () => {
    const refund = shipmentRefund(shipmentCharge({ subtotal: 2_300, vat: 345 }));
    expect(refund.kind).toBe('shipment_refund');
    expect(balanceChange(refund.entries)).toBe(2_645);
  });

  it('of cash back and its reversal cancel each other', () => {
    expect(cashBack(150).entries).toContainEqual({
      ledgerAccount: 'cash_back_expense',
      amount: -150,
    });
    const reversal = cashBackReversal(cashBack(150));
    expect(reversal.kind).toBe('cash_back_reversal');
    expect(balanceChange(reversal.entries)).toBe(-150);
  });

  it('of a return take its price from the balance', () => {
    const posting = returnCharge({ subtotal: 1_900, vat: 285 });
    expect(posting.kind).toBe('return_charge');
    expect(balanceChange(posting.entries)).toBe(-2_185);
  });
});

describe('invalid input', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000_001])(
    'is refused: %d',
    (amount) => {
      expect(() => topUp(amount)).toThrow(RangeError);
      expect(() => cashBack(amount)).toThrow(RangeError);
      expect(() => shipmentCharge({ subtotal: amount, vat: 0 })).toThrow(RangeError);
      expect(() => returnCharge({ subtotal: amount, vat: 0 })).toThrow(RangeError);
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

describe('the shortfall', () => {
  it.each([
    [2_645, 2_645, 0],
    [2_646, 2_645, 0],
    [2_644, 2_645, 1],
    [0, 2_645, 2_645],
  ])('of %i for %i is %i', (balance, amount, lacking) => {
    expect(shortfall(balance, amount)).toBe(lacking);
  });
});
