/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What 05/01 means, 5 January or 1 May.
 */
export type ImportDateOrder = typeof ImportDateOrder[keyof typeof ImportDateOrder];


export const ImportDateOrder = {
  day_first: 'day_first',
  month_first: 'month_first',
} as const;
