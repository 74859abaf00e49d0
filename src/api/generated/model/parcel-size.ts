/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A preset that fills in the dimensions; `custom` if they were entered by hand.
 */
export type ParcelSize = typeof ParcelSize[keyof typeof ParcelSize];


export const ParcelSize = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  custom: 'custom',
} as const;
