/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why an amount was given back.
 */
export type CreditReason = typeof CreditReason[keyof typeof CreditReason];


export const CreditReason = {
  /** The account cancelled the shipment. */
  cancelled: 'cancelled',
  /** The courier refused the shipment. */
  refused: 'refused',
  /** The courier lost the parcel. */
  lost: 'lost',
  /** The plan was changed before its period ended. */
  plan_changed: 'plan_changed',
} as const;
