/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether a shipment can be rated.
 */
export type RatingState = typeof RatingState[keyof typeof RatingState];


export const RatingState = {
  /** It can be rated. */
  open: 'open',
  /** It has been rated. */
  rated: 'rated',
  /** It is still on its way. */
  not_final: 'not_final',
  /** The courier never collected it, or it was cancelled. */
  not_ratable: 'not_ratable',
  /** It became final more than 60 days ago. */
  too_late: 'too_late',
} as const;
