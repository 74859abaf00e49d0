/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The unit in which the person entered the weight. Weights in this API are always in grams.
 */
export type WeightUnit = typeof WeightUnit[keyof typeof WeightUnit];


export const WeightUnit = {
  /** Kilograms. */
  kg: 'kg',
  /** Grams. */
  g: 'g',
  /** Pounds. */
  lb: 'lb',
} as const;
