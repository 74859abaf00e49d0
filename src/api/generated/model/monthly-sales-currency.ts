/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Always `SAR`.
 */
export type MonthlySalesCurrency = typeof MonthlySalesCurrency[keyof typeof MonthlySalesCurrency];


export const MonthlySalesCurrency = {
  SAR: 'SAR',
} as const;
