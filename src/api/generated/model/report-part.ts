/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A part of a report: its figures, their course over time, or one of its tables.
 */
export type ReportPart = typeof ReportPart[keyof typeof ReportPart];


export const ReportPart = {
  /** The figures of the whole period. */
  figures: 'figures',
  /** The figures over time. */
  course: 'course',
  /** The table by courier. */
  courier: 'courier',
  /** The table by service. */
  service: 'service',
  /** The table by city. */
  city: 'city',
  /** The table by store. */
  store: 'store',
  /** The table by source. */
  source: 'source',
  /** The table by payment type. */
  payment_type: 'payment_type',
  /** The table by payment status. */
  payment_status: 'payment_status',
  /** The table by reason of failure. */
  failure_reason: 'failure_reason',
  /** The table by client. */
  client: 'client',
  /** The table by kind of movement. */
  ledger_kind: 'ledger_kind',
  /** The table by payment method of top-ups. */
  top_up_method: 'top_up_method',
  /** The table by age of the collected cash. */
  cash_age: 'cash_age',
  /** The table by VAT rate. */
  vat_rate: 'vat_rate',
  /** The table by subject of tax documents. */
  document_subject: 'document_subject',
  /** The table by reason for attention. */
  order_reason: 'order_reason',
} as const;
