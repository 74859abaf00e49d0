/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The unit that the person chose; the lengths themselves are always in millimetres.
 */
export type DimensionUnit = typeof DimensionUnit[keyof typeof DimensionUnit];


export const DimensionUnit = {
  cm: 'cm',
  mm: 'mm',
  in: 'in',
} as const;
