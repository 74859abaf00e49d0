/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the courier gets the parcel.
 */
export type ShippingMethod = typeof ShippingMethod[keyof typeof ShippingMethod];


export const ShippingMethod = {
  /** The courier collects the parcel from the sender. */
  pickup: 'pickup',
  /** The sender brings the parcel to a branch of the courier. */
  drop_off: 'drop_off',
} as const;
