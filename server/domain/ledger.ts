import { ensure, ensureInteger, MAX_AMOUNT } from './bounds.ts';

/**
 * An account of the ledger. `customer_balance` is what the customer can spend; the others are the
 * company's side. Credits are positive and debits negative, so a balance is the plain sum of its
 * entries.
 */
export type LedgerAccount =
  | 'customer_balance'
  | 'carriage_revenue'
  | 'subscription_revenue'
  | 'vat_payable'
  | 'top_up_clearing'
  | 'cash_back_expense'
  | 'cod_with_couriers'
  | 'cod_owed'
  /** What moves after an account was closed, until an operator has settled it. */
  | 'suspense'
  | 'courier_clearing';

export type TransactionKind =
  | 'top_up'
  | 'top_up_reversal'
  | 'shipment_charge'
  | 'shipment_refund'
  | 'delivery_charge'
  | 'cash_back'
  | 'cash_back_reversal'
  | 'return_charge'
  | 'subscription_charge'
  | 'subscription_refund'
  | 'cod_collected'
  | 'cod_remitted';

/** Halalas, never zero. */
export interface LedgerEntry {
  ledgerAccount: LedgerAccount;
  amount: number;
}

/** One balanced transaction: its entries sum to zero. */
export interface Posting<Kind extends TransactionKind = TransactionKind> {
  kind: Kind;
  entries: LedgerEntry[];
}

/** A price in halalas: the earned subtotal and the VAT owed on it. */
export interface Charge {
  subtotal: number;
  vat: number;
}

/** Money a customer paid in. @throws RangeError unless the amount is positive halalas. */
export function topUp(amount: number): Posting<'top_up'> {
  ensurePositive(amount);
  return posting('top_up', { customer_balance: amount, top_up_clearing: -amount });
}

/**
 * Money of a top-up that the payment provider took back. It may put the balance below zero.
 *
 * @throws RangeError unless the amount is positive halalas.
 */
export function topUpReversal(amount: number): Posting<'top_up_reversal'> {
  return reversal('top_up_reversal', topUp(amount));
}

/** Carriage paid from the balance. @throws RangeError unless the charge is positive halalas. */
export function shipmentCharge(charge: Charge): Posting<'shipment_charge'> {
  return posting('shipment_charge', chargeAmounts(charge));
}

/** The refund for a lost parcel: half the fees with their VAT. */
export function halfOf({ subtotal, vat }: Charge): Charge {
  return { subtotal: Math.floor(subtotal / 2), vat: Math.floor(vat / 2) };
}

/** The refund of a whole charge, entry by entry. */
export function shipmentRefund(charge: Posting<'shipment_charge'>): Posting<'shipment_refund'> {
  return reversal('shipment_refund', charge);
}

/** A refund charged again, entry by entry: the parcel was delivered all the same. */
export function deliveryCharge(refund: Posting<'shipment_refund'>): Posting<'delivery_charge'> {
  return reversal('delivery_charge', refund);
}

/** What a plan pays back. @throws RangeError unless the amount is positive halalas. */
export function cashBack(amount: number): Posting<'cash_back'> {
  ensurePositive(amount);
  return posting('cash_back', { customer_balance: amount, cash_back_expense: -amount });
}

/** Cash back taken back, entry by entry, when its shipment is refunded. */
export function cashBackReversal(given: Posting<'cash_back'>): Posting<'cash_back_reversal'> {
  return reversal('cash_back_reversal', given);
}

/**
 * The cash back on a charge without VAT, rounded down; halalas.
 *
 * @param basisPoints what the plan pays back, in 1/10,000.
 */
export function cashBackOn(subtotal: number, basisPoints: number): number {
  return Math.floor((subtotal * basisPoints) / 10_000);
}

/** A paid period of a plan. @throws RangeError unless the charge is positive halalas. */
export function subscriptionCharge(charge: Charge): Posting<'subscription_charge'> {
  return posting('subscription_charge', chargeAmounts(charge, 'subscription_revenue'));
}

/** The credit for the unused days of a paid period. @throws RangeError unless it is positive. */
export function subscriptionRefund(credit: Charge): Posting<'subscription_refund'> {
  return reversal('subscription_refund', subscriptionCharge(credit));
}

/**
 * The price of returning a parcel to its sender. @throws RangeError unless the charge is positive.
 */
export function returnCharge(charge: Charge): Posting<'return_charge'> {
  return posting('return_charge', chargeAmounts(charge));
}

/**
 * Cash that a courier collected from a receiver: the courier holds it and owes it to the customer.
 * The balance, which only pays for carriage, does not change.
 *
 * @throws RangeError unless the amount is positive halalas.
 */
export function codCollected(amount: number): Posting<'cod_collected'> {
  ensurePositive(amount);
  return posting('cod_collected', { cod_with_couriers: -amount, cod_owed: amount });
}

/** The same cash paid out to the customer's bank, entry by entry. */
export function codRemitted(collected: Posting<'cod_collected'>): Posting<'cod_remitted'> {
  return reversal('cod_remitted', collected);
}

const AFTER_CLOSING: Partial<Record<LedgerAccount, LedgerAccount>> = {
  customer_balance: 'suspense',
  cod_owed: 'suspense',
  cod_with_couriers: 'courier_clearing',
};

/**
 * The posting for an account that is closed: the customer's side stays at zero, and what came too
 * late waits in `suspense` for an operator.
 */
export function afterClosing<Kind extends TransactionKind>(made: Posting<Kind>): Posting<Kind> {
  const entries = made.entries.map(({ ledgerAccount, amount }) => ({
    ledgerAccount: AFTER_CLOSING[ledgerAccount] ?? ledgerAccount,
    amount,
  }));
  return { kind: made.kind, entries };
}

/** The change of the customer's balance by a posting, in halalas. */
export function balanceChange(entries: readonly LedgerEntry[]): number {
  return sumOf(entries, 'customer_balance');
}

/** The change of the cash owed to the customer by a posting, in halalas. */
export function cashOwedChange(entries: readonly LedgerEntry[]): number {
  return sumOf(entries, 'cod_owed');
}

/**
 * Halalas missing from a balance to pay an amount, including a debt if it is below zero; 0 if it is
 * sufficient, including when it equals the amount. A balance is never spent below zero.
 */
export function shortfall(balance: number, amount: number): number {
  return Math.max(0, amount - balance);
}

/** @throws RangeError unless the entries sum to zero, as entries read from storage should. */
export function assertBalanced({ kind, entries }: Posting): void {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  ensure(sum === 0, `${kind} is out of balance by ${sum}`);
  ensure(entries.length > 0, `${kind} has no entries`);
}

/** What a posting adds to one account of the ledger; halalas. */
export function sumOf(entries: readonly LedgerEntry[], account: LedgerAccount): number {
  return entries
    .filter(({ ledgerAccount }) => ledgerAccount === account)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function chargeAmounts(
  { subtotal, vat }: Charge,
  revenue: 'carriage_revenue' | 'subscription_revenue' = 'carriage_revenue',
): Partial<Record<LedgerAccount, number>> {
  ensurePositive(subtotal);
  ensureInteger('vat', vat, 0, MAX_AMOUNT);
  return { customer_balance: -(subtotal + vat), [revenue]: subtotal, vat_payable: vat };
}

function posting<Kind extends TransactionKind>(
  kind: Kind,
  amounts: Partial<Record<LedgerAccount, number>>,
): Posting<Kind> {
  const entries = (Object.entries(amounts) as [LedgerAccount, number][])
    .map(([ledgerAccount, amount]) => ({ ledgerAccount, amount }))
    .filter((entry) => entry.amount !== 0);
  return balanced({ kind, entries });
}

function reversal<Kind extends TransactionKind>(kind: Kind, original: Posting): Posting<Kind> {
  const entries = original.entries.map((entry) => ({ ...entry, amount: -entry.amount }));
  return balanced({ kind, entries });
}

function balanced<Kind extends TransactionKind>(made: Posting<Kind>): Posting<Kind> {
  assertBalanced(made);
  return made;
}

function ensurePositive(amount: number): void {
  ensureInteger('amount', amount, 1, MAX_AMOUNT);
}
