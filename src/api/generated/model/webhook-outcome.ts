/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What came of an attempt.
 */
export type WebhookOutcome = typeof WebhookOutcome[keyof typeof WebhookOutcome];


export const WebhookOutcome = {
  /** It was answered with 2xx. */
  delivered: 'delivered',
  /** It was answered with another status. */
  refused: 'refused',
  /** There was no answer in time. */
  timeout: 'timeout',
  /** The host name could not be resolved. */
  dns: 'dns',
  /** The connection failed. */
  connect: 'connect',
  /** There was no TLS, or the certificate is not trusted or not that of the host. */
  tls: 'tls',
  /** The connection ended before an answer. */
  no_answer: 'no_answer',
  /** The answer was not HTTP. */
  malformed_answer: 'malformed_answer',
  /** The address of the endpoint is no longer allowed. */
  forbidden_target: 'forbidden_target',
  /** The host name leads to an address that is not on the public internet. */
  forbidden_address: 'forbidden_address',
} as const;
