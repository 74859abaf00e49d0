/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A way of selling goods without an online store.
 */
export type SalesChannel = typeof SalesChannel[keyof typeof SalesChannel];


export const SalesChannel = {
  social_media: 'social_media',
  messaging: 'messaging',
  shop: 'shop',
  marketplace: 'marketplace',
  exhibitions: 'exhibitions',
  phone_orders: 'phone_orders',
  other: 'other',
} as const;
