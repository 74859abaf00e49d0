/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The quality tier that the operator gives a courier.
 */
export type CourierTier = typeof CourierTier[keyof typeof CourierTier];


export const CourierTier = {
  /** The lowest tier. */
  bronze: 'bronze',
  /** Above bronze. */
  silver: 'silver',
  /** Above silver. */
  gold: 'gold',
  /** The highest tier. */
  platinum: 'platinum',
} as const;
