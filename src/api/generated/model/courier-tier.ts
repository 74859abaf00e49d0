/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Ascending from bronze to platinum.
 */
export type CourierTier = typeof CourierTier[keyof typeof CourierTier];


export const CourierTier = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  platinum: 'platinum',
} as const;
