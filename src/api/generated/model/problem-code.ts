/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Stable; user interfaces map it to their own text.
 */
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];


export const ProblemCode = {
  validation_failed: 'validation_failed',
  malformed_request: 'malformed_request',
  unauthorized: 'unauthorized',
  not_found: 'not_found',
  payload_too_large: 'payload_too_large',
  rate_limited: 'rate_limited',
  too_many_texts: 'too_many_texts',
  internal_error: 'internal_error',
  temporarily_unavailable: 'temporarily_unavailable',
  not_ready: 'not_ready',
  invalid_credentials: 'invalid_credentials',
  invalid_code: 'invalid_code',
  dead_code: 'dead_code',
  dead_reset: 'dead_reset',
  step_too_early: 'step_too_early',
  already_registered: 'already_registered',
  already_verified: 'already_verified',
  account_not_settled: 'account_not_settled',
  company_account_required: 'company_account_required',
  only_verified_contact: 'only_verified_contact',
  confirmation_required: 'confirmation_required',
  too_many_api_keys: 'too_many_api_keys',
  already_saved: 'already_saved',
  too_many_saved: 'too_many_saved',
  draft_changed: 'draft_changed',
  insufficient_balance: 'insufficient_balance',
  balance_below_zero: 'balance_below_zero',
  credit_changed: 'credit_changed',
  payment_method_expired: 'payment_method_expired',
  quote_expired: 'quote_expired',
  quote_used: 'quote_used',
  quote_mismatch: 'quote_mismatch',
  courier_unavailable: 'courier_unavailable',
  shipment_changed: 'shipment_changed',
  not_editable: 'not_editable',
  already_collected: 'already_collected',
  already_cancelled: 'already_cancelled',
  already_final: 'already_final',
  already_rated: 'already_rated',
  not_final: 'not_final',
  not_ratable: 'not_ratable',
  rating_too_late: 'rating_too_late',
  address_known: 'address_known',
  address_too_late: 'address_too_late',
  no_label: 'no_label',
  too_many_labels: 'too_many_labels',
  labels_not_ready: 'labels_not_ready',
  idempotency_key_reused: 'idempotency_key_reused',
  payment_provider_unavailable: 'payment_provider_unavailable',
  forged_notification: 'forged_notification',
} as const;
