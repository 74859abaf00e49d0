/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which rows the file contains.
 */
export type ImportRowsRequestWhich = typeof ImportRowsRequestWhich[keyof typeof ImportRowsRequestWhich];


export const ImportRowsRequestWhich = {
  /** Rows that were neither booked, by themselves or with their order, nor left out. */
  refused: 'refused',
  /** Every row. */
  all: 'all',
} as const;
