/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the plan is paid.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  /** The plan is paid, or is free. */
  active: 'active',
  /** The period is over and the balance could not pay the next one. The plan stays until `grace_until`. */
  grace: 'grace',
} as const;
