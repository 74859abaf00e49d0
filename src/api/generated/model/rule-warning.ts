/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What keeps a rule from working: the named courier has left (`courier_left`) or no longer has the service (`service_left`); one of its cities or regions is no longer in `listCities` (`unknown_place`); none of its cities is in one of its regions (`contradiction`); an earlier rule takes all its parcels (`unreachable`); it is beyond what the account's plan allows (`paused_by_plan`).
 */
export type RuleWarning = typeof RuleWarning[keyof typeof RuleWarning];


export const RuleWarning = {
  courier_left: 'courier_left',
  service_left: 'service_left',
  unknown_place: 'unknown_place',
  contradiction: 'contradiction',
  unreachable: 'unreachable',
  paused_by_plan: 'paused_by_plan',
} as const;
