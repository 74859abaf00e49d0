/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the store can be told anything.
 */
export type StoreAccess = typeof StoreAccess[keyof typeof StoreAccess];


export const StoreAccess = {
  /** Access was not granted yet. */
  none: 'none',
  /** Access is granted. */
  granted: 'granted',
  /** The platform no longer accepts the access; it must be granted again. */
  refused: 'refused',
} as const;
