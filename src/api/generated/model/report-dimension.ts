/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * By what a table is divided. `cash_age` is the number of days since the courier collected the cash, `order_reason` why an order of a store needed attention.
 */
export type ReportDimension = typeof ReportDimension[keyof typeof ReportDimension];


export const ReportDimension = {
  courier: 'courier',
  service: 'service',
  city: 'city',
  store: 'store',
  source: 'source',
  payment_type: 'payment_type',
  payment_status: 'payment_status',
  failure_reason: 'failure_reason',
  client: 'client',
  ledger_kind: 'ledger_kind',
  top_up_method: 'top_up_method',
  cash_age: 'cash_age',
  vat_rate: 'vat_rate',
  document_subject: 'document_subject',
  order_reason: 'order_reason',
} as const;
