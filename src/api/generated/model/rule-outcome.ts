/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which price a rule chooses: the cheapest; the fastest; the cheapest that arrives within `within_days` of the courier's working days; the cheapest of the named courier; the cheapest of the favorites; or the cheapest of all couriers but the named one. Ties are settled as in a quote: for the cheapest by transit time, tier and id, for the fastest by price, tier and id.
 */
export type RuleOutcome = typeof RuleOutcome[keyof typeof RuleOutcome];


export const RuleOutcome = {
  cheapest: 'cheapest',
  fastest: 'fastest',
  cheapest_within_days: 'cheapest_within_days',
  courier: 'courier',
  favorites: 'favorites',
  not_courier: 'not_courier',
} as const;
