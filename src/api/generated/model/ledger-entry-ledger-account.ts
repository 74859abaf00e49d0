/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Account of the ledger that the entry changes.
 */
export type LedgerEntryLedgerAccount = typeof LedgerEntryLedgerAccount[keyof typeof LedgerEntryLedgerAccount];


export const LedgerEntryLedgerAccount = {
  /** What the customer can spend. */
  customer_balance: 'customer_balance',
  /** Revenue from carriage. */
  carriage_revenue: 'carriage_revenue',
  /** Revenue from plans. */
  subscription_revenue: 'subscription_revenue',
  /** VAT owed to the tax authority. */
  vat_payable: 'vat_payable',
  /** Money from the payment provider. */
  top_up_clearing: 'top_up_clearing',
  /** Cost of cash back. */
  cash_back_expense: 'cash_back_expense',
  /** Collected cash that couriers hold. */
  cod_with_couriers: 'cod_with_couriers',
  /** Collected cash that is owed to the customer. */
  cod_owed: 'cod_owed',
  /** Cash that couriers collected after the account was closed. */
  courier_clearing: 'courier_clearing',
  /** Money that moved after the account was closed, until an operator has settled it. */
  suspense: 'suspense',
} as const;
