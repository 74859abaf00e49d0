/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A way of selling goods without an online store.
 */
export type SalesChannel = typeof SalesChannel[keyof typeof SalesChannel];


export const SalesChannel = {
  /** Through social media. */
  social_media: 'social_media',
  /** Through messaging apps. */
  messaging: 'messaging',
  /** In a shop of its own. */
  shop: 'shop',
  /** On online marketplaces. */
  marketplace: 'marketplace',
  /** At exhibitions and seasonal markets. */
  exhibitions: 'exhibitions',
  /** By phone. */
  phone_orders: 'phone_orders',
  /** In another way. */
  other: 'other',
} as const;
