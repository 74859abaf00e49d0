/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why an attempt to deliver failed: the receiver was absent or refused the parcel, the address was unclear or wrong, or the parcel was damaged.
 */
export type FailureReason = typeof FailureReason[keyof typeof FailureReason];


export const FailureReason = {
  absent: 'absent',
  refused: 'refused',
  address: 'address',
  damaged: 'damaged',
  other: 'other',
} as const;
