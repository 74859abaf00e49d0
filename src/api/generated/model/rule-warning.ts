/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What keeps a rule from working.
 */
export type RuleWarning = typeof RuleWarning[keyof typeof RuleWarning];


export const RuleWarning = {
  /** The named courier has left. */
  courier_left: 'courier_left',
  /** The named courier no longer offers the service. */
  service_left: 'service_left',
  /** One of its cities or regions is no longer in `listCities`. */
  unknown_place: 'unknown_place',
  /** None of its cities is in one of its regions. */
  contradiction: 'contradiction',
  /** An earlier rule takes all its parcels. */
  unreachable: 'unreachable',
  /** It is beyond the limit of the account\'s plan. */
  paused_by_plan: 'paused_by_plan',
} as const;
