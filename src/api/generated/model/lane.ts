/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How far a parcel travels, which decides the tariff.
 */
export type Lane = typeof Lane[keyof typeof Lane];


export const Lane = {
  /** Within one Saudi city. */
  intra_city: 'intra_city',
  /** Between two Saudi cities. */
  domestic: 'domestic',
  /** With at least one end abroad. */
  international: 'international',
} as const;
