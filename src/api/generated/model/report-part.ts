/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The figures of a report, their course, or the table by this dimension.
 */
export type ReportPart = typeof ReportPart[keyof typeof ReportPart];


export const ReportPart = {
  figures: 'figures',
  course: 'course',
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
