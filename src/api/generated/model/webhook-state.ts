/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether webhooks are sent to the endpoint. Webhooks to an endpoint that is not active are kept and can be sent later.
 */
export type WebhookState = typeof WebhookState[keyof typeof WebhookState];


export const WebhookState = {
  /** Webhooks are sent. */
  active: 'active',
  /** Paused by its owner; because every attempt failed for five days, in which case it has `failing_since`; or because the account\'s plan allows fewer. */
  paused: 'paused',
  /** Disabled, because it answered 410. */
  disabled: 'disabled',
} as const;
