/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How to read a date such as 05/01.
 */
export type ImportDateOrder = typeof ImportDateOrder[keyof typeof ImportDateOrder];


export const ImportDateOrder = {
  /** 5 January. */
  day_first: 'day_first',
  /** 1 May. */
  month_first: 'month_first',
} as const;
