/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type HeldConditionCondition = typeof HeldConditionCondition[keyof typeof HeldConditionCondition];


export const HeldConditionCondition = {
  city: 'city',
  region: 'region',
  weight: 'weight',
  value: 'value',
  cash_on_delivery: 'cash_on_delivery',
  source: 'source',
  product: 'product',
} as const;
