/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the receiver's National Address is known: complete, missing and can be completed now, or missing and too late to complete.
 */
export type PublicAddressState = typeof PublicAddressState[keyof typeof PublicAddressState];


export const PublicAddressState = {
  complete: 'complete',
  missing: 'missing',
  too_late: 'too_late',
} as const;
