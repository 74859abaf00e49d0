/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The unit that the person chose; the weight itself is always in grams.
 */
export type WeightUnit = typeof WeightUnit[keyof typeof WeightUnit];


export const WeightUnit = {
  kg: 'kg',
  g: 'g',
  lb: 'lb',
} as const;
