/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which price a rule chooses. Ties are settled as in a quote: for the cheapest by transit time, tier and id; for the fastest by price, tier and id.
 */
export type RuleOutcome = typeof RuleOutcome[keyof typeof RuleOutcome];


export const RuleOutcome = {
  /** The lowest price. */
  cheapest: 'cheapest',
  /** The shortest transit time. */
  fastest: 'fastest',
  /** The lowest price of those whose maximum transit time is at most `within_days`. */
  cheapest_within_days: 'cheapest_within_days',
  /** The lowest price of the named courier. */
  courier: 'courier',
  /** The lowest price of the account\'s favorites. */
  favorites: 'favorites',
  /** The lowest price of all couriers except the named one. */
  not_courier: 'not_courier',
} as const;
