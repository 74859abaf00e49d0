/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The preset with which the dimensions were filled in. The dimensions themselves are what counts.
 */
export type ParcelSize = typeof ParcelSize[keyof typeof ParcelSize];


export const ParcelSize = {
  /** The web app\'s small box. */
  small: 'small',
  /** The web app\'s medium box. */
  medium: 'medium',
  /** The web app\'s large box. */
  large: 'large',
  /** The dimensions were entered by hand. */
  custom: 'custom',
} as const;
