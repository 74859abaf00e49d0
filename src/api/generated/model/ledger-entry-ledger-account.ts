/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type LedgerEntryLedgerAccount = typeof LedgerEntryLedgerAccount[keyof typeof LedgerEntryLedgerAccount];


export const LedgerEntryLedgerAccount = {
  customer_balance: 'customer_balance',
  carriage_revenue: 'carriage_revenue',
  subscription_revenue: 'subscription_revenue',
  vat_payable: 'vat_payable',
  top_up_clearing: 'top_up_clearing',
  cash_back_expense: 'cash_back_expense',
  cod_with_couriers: 'cod_with_couriers',
  cod_owed: 'cod_owed',
  courier_clearing: 'courier_clearing',
  suspense: 'suspense',
} as const;
