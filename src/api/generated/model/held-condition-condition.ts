/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which condition was met.
 */
export type HeldConditionCondition = typeof HeldConditionCondition[keyof typeof HeldConditionCondition];


export const HeldConditionCondition = {
  /** The parcel goes to a city of the rule. */
  city: 'city',
  /** The parcel goes to a region of the rule. */
  region: 'region',
  /** The weight is within the limits of the rule. */
  weight: 'weight',
  /** The value of the goods is within the limits of the rule. */
  value: 'value',
  /** Cash is collected, or is not, as the rule requires. */
  cash_on_delivery: 'cash_on_delivery',
  /** The shipment was created from a source of the rule. */
  source: 'source',
  /** The parcel contains a product of the rule. */
  product: 'product',
} as const;
