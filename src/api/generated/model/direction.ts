/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether a movement goes into the balance or out of it.
 */
export type Direction = typeof Direction[keyof typeof Direction];


export const Direction = {
  /** Into the balance. */
  in: 'in',
  /** Out of the balance. */
  out: 'out',
} as const;
