/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListCouriersSort = typeof ListCouriersSort[keyof typeof ListCouriersSort];


export const ListCouriersSort = {
  rating: 'rating',
  '-rating': '-rating',
  tier: 'tier',
  '-tier': '-tier',
  price: 'price',
  transit_time: 'transit_time',
} as const;
