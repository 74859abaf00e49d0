/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the receiver's National Address is known: complete, missing and to be completed now, or missing when it is too late for that.
 */
export type PublicAddressState = typeof PublicAddressState[keyof typeof PublicAddressState];


export const PublicAddressState = {
  complete: 'complete',
  missing: 'missing',
  too_late: 'too_late',
} as const;
