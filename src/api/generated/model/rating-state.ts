/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `open`: the shipment can be rated. `rated`: it has been. `not_final`: it is still on its way. `not_ratable`: the courier never collected it, or it was cancelled. `too_late`: it became final more than 60 days ago.
 */
export type RatingState = typeof RatingState[keyof typeof RatingState];


export const RatingState = {
  open: 'open',
  rated: 'rated',
  not_final: 'not_final',
  not_ratable: 'not_ratable',
  too_late: 'too_late',
} as const;
