/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the receiver's National Address is known.
 */
export type PublicAddressState = typeof PublicAddressState[keyof typeof PublicAddressState];


export const PublicAddressState = {
  /** It is known. */
  complete: 'complete',
  /** It is missing and can be completed. */
  missing: 'missing',
  /** It is missing and can no longer be completed. */
  too_late: 'too_late',
} as const;
