/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `duplicate` if the same bytes have come in the last seven days, which changes nothing; `refused` without the right proof.
 */
export type StoreVerdict = typeof StoreVerdict[keyof typeof StoreVerdict];


export const StoreVerdict = {
  accepted: 'accepted',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
