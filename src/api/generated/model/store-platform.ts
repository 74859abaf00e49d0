/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The e-commerce platform of a store.
 */
export type StorePlatform = typeof StorePlatform[keyof typeof StorePlatform];


export const StorePlatform = {
  /** Salla. */
  salla: 'salla',
  /** Zid. */
  zid: 'zid',
} as const;
