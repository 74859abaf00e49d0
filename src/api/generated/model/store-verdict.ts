/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether a delivery was accepted.
 */
export type StoreVerdict = typeof StoreVerdict[keyof typeof StoreVerdict];


export const StoreVerdict = {
  /** It was authenticated. */
  accepted: 'accepted',
  /** The same bytes arrived in the last seven days. It has no effect. */
  duplicate: 'duplicate',
  /** It did not prove that it comes from the store. */
  refused: 'refused',
} as const;
