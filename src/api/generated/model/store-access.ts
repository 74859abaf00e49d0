/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the store can be told something: `none` before access was granted, `refused` once the platform no longer accepts it, until it is granted anew.
 */
export type StoreAccess = typeof StoreAccess[keyof typeof StoreAccess];


export const StoreAccess = {
  none: 'none',
  granted: 'granted',
  refused: 'refused',
} as const;
