/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `active`; `paused` by its owner, because every attempt failed for five days (then it has `failing_since`), or because the account's plan allows fewer; `disabled` because it answered 410. Webhooks to an endpoint that is not active are kept and can be sent later.
 */
export type WebhookState = typeof WebhookState[keyof typeof WebhookState];


export const WebhookState = {
  active: 'active',
  paused: 'paused',
  disabled: 'disabled',
} as const;
