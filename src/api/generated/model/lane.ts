/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Within one city, between Saudi cities, or with one end abroad.
 */
export type Lane = typeof Lane[keyof typeof Lane];


export const Lane = {
  intra_city: 'intra_city',
  domestic: 'domestic',
  international: 'international',
} as const;
