/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type Direction = typeof Direction[keyof typeof Direction];


export const Direction = {
  in: 'in',
  out: 'out',
} as const;
