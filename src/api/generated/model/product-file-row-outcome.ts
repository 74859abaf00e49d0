/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `added` if no product has the SKU, `changed` if one has it and something differs, `refused` if something is wrong with the row.
 */
export type ProductFileRowOutcome = typeof ProductFileRowOutcome[keyof typeof ProductFileRowOutcome];


export const ProductFileRowOutcome = {
  added: 'added',
  changed: 'changed',
  refused: 'refused',
} as const;
