/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The unit in which the person entered the lengths. Lengths in this API are always in millimetres.
 */
export type DimensionUnit = typeof DimensionUnit[keyof typeof DimensionUnit];


export const DimensionUnit = {
  /** Centimetres. */
  cm: 'cm',
  /** Millimetres. */
  mm: 'mm',
  /** Inches. */
  in: 'in',
} as const;
