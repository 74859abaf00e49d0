/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListCouriersSort = typeof ListCouriersSort[keyof typeof ListCouriersSort];


export const ListCouriersSort = {
  rating: 'rating',
  '-rating': '-rating',
  tier: 'tier',
  '-tier': '-tier',
} as const;
