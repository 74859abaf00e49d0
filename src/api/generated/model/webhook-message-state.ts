/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `waiting` for its next attempt, or for its endpoint to be active; `delivered`: answered with 2xx; `failed`: all ten attempts failed.
 */
export type WebhookMessageState = typeof WebhookMessageState[keyof typeof WebhookMessageState];


export const WebhookMessageState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;
