/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `grace`: the period is over and the balance could not pay the next one. The plan stays until `grace_until`.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  active: 'active',
  grace: 'grace',
} as const;
