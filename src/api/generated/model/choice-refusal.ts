/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why no courier was chosen: none takes the parcel (`none_available`), none of them within the days (`none_within_days`); the named courier has left (`courier_left`), has no such service any more (`service_left`) or does not take the parcel (`courier_excluded`); there is no favorite (`no_favorites`) or none that takes the parcel (`favorites_excluded`); only the unwanted courier takes it (`no_other`).
 */
export type ChoiceRefusal = typeof ChoiceRefusal[keyof typeof ChoiceRefusal];


export const ChoiceRefusal = {
  none_available: 'none_available',
  none_within_days: 'none_within_days',
  courier_left: 'courier_left',
  service_left: 'service_left',
  courier_excluded: 'courier_excluded',
  no_favorites: 'no_favorites',
  favorites_excluded: 'favorites_excluded',
  no_other: 'no_other',
} as const;
