/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Stable; texts for people are made from it.
 */
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];


export const ProblemCode = {
  validation_failed: 'validation_failed',
  malformed_request: 'malformed_request',
  unauthorized: 'unauthorized',
  not_found: 'not_found',
  payload_too_large: 'payload_too_large',
  rate_limited: 'rate_limited',
  internal_error: 'internal_error',
  not_ready: 'not_ready',
  invalid_credentials: 'invalid_credentials',
  insufficient_balance: 'insufficient_balance',
  quote_expired: 'quote_expired',
  quote_used: 'quote_used',
  quote_mismatch: 'quote_mismatch',
  courier_unavailable: 'courier_unavailable',
  already_collected: 'already_collected',
  already_cancelled: 'already_cancelled',
  already_final: 'already_final',
  idempotency_key_reused: 'idempotency_key_reused',
} as const;
