/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the courier has the receiver's National Address: complete, missing and to be completed now, or missing when it is too late for that.
 */
export type PublicAddressState = typeof PublicAddressState[keyof typeof PublicAddressState];


export const PublicAddressState = {
  complete: 'complete',
  missing: 'missing',
  too_late: 'too_late',
} as const;
