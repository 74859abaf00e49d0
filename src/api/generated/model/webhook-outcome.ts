/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What came of an attempt: `delivered` for an answer with 2xx, `refused` for any other answer, and otherwise why there was none.
 */
export type WebhookOutcome = typeof WebhookOutcome[keyof typeof WebhookOutcome];


export const WebhookOutcome = {
  delivered: 'delivered',
  refused: 'refused',
  timeout: 'timeout',
  dns: 'dns',
  connect: 'connect',
  tls: 'tls',
  no_answer: 'no_answer',
  malformed_answer: 'malformed_answer',
  forbidden_target: 'forbidden_target',
  forbidden_address: 'forbidden_address',
} as const;
