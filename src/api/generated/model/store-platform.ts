/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type StorePlatform = typeof StorePlatform[keyof typeof StorePlatform];


export const StorePlatform = {
  salla: 'salla',
  zid: 'zid',
} as const;
