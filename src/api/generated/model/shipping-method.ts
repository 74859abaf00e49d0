/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the courier collects the parcel or the sender drops it off.
 */
export type ShippingMethod = typeof ShippingMethod[keyof typeof ShippingMethod];


export const ShippingMethod = {
  pickup: 'pickup',
  drop_off: 'drop_off',
} as const;
