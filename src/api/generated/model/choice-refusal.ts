/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why no courier was chosen.
 */
export type ChoiceRefusal = typeof ChoiceRefusal[keyof typeof ChoiceRefusal];


export const ChoiceRefusal = {
  /** No courier takes the parcel. */
  none_available: 'none_available',
  /** No courier takes the parcel and delivers it within the days of the rule. */
  none_within_days: 'none_within_days',
  /** The named courier has left. */
  courier_left: 'courier_left',
  /** The named courier no longer offers the service. */
  service_left: 'service_left',
  /** The named courier does not take the parcel. */
  courier_excluded: 'courier_excluded',
  /** The account has no favorites. */
  no_favorites: 'no_favorites',
  /** No favorite takes the parcel. */
  favorites_excluded: 'favorites_excluded',
  /** Only the courier to avoid takes the parcel. */
  no_other: 'no_other',
} as const;
