/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether a webhook has arrived.
 */
export type WebhookMessageState = typeof WebhookMessageState[keyof typeof WebhookMessageState];


export const WebhookMessageState = {
  /** It waits for its next attempt, or for its endpoint to become active. */
  waiting: 'waiting',
  /** It was answered with 2xx. */
  delivered: 'delivered',
  /** All ten attempts failed. */
  failed: 'failed',
} as const;
