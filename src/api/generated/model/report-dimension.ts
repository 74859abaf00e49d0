/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What divides a table into rows.
 */
export type ReportDimension = typeof ReportDimension[keyof typeof ReportDimension];


export const ReportDimension = {
  /** The courier. */
  courier: 'courier',
  /** The service of the courier. */
  service: 'service',
  /** The city of the receiver. */
  city: 'city',
  /** The connected store. */
  store: 'store',
  /** Where the shipment was created. */
  source: 'source',
  /** How the receiver pays for the goods. */
  payment_type: 'payment_type',
  /** What has become of the money. */
  payment_status: 'payment_status',
  /** Why a delivery attempt failed. */
  failure_reason: 'failure_reason',
  /** The client. */
  client: 'client',
  /** The kind of movement. */
  ledger_kind: 'ledger_kind',
  /** How a top-up was paid. */
  top_up_method: 'top_up_method',
  /** Number of days since the courier collected the cash. */
  cash_age: 'cash_age',
  /** The VAT rate. */
  vat_rate: 'vat_rate',
  /** What was charged or credited. */
  document_subject: 'document_subject',
  /** Why a store order needed attention. */
  order_reason: 'order_reason',
} as const;
