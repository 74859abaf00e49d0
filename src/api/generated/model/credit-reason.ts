/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why an amount was given back: the account cancelled the shipment, the courier refused it or lost it, or the plan was changed before its period ended.
 */
export type CreditReason = typeof CreditReason[keyof typeof CreditReason];


export const CreditReason = {
  cancelled: 'cancelled',
  refused: 'refused',
  lost: 'lost',
  plan_changed: 'plan_changed',
} as const;
