/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `refused`: every row that was neither booked, by itself or with its order, nor left out. `all`: every row.
 */
export type ImportRowsRequestWhich = typeof ImportRowsRequestWhich[keyof typeof ImportRowsRequestWhich];


export const ImportRowsRequestWhich = {
  refused: 'refused',
  all: 'all',
} as const;
