/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What is done with the row.
 */
export type ProductFileRowOutcome = typeof ProductFileRowOutcome[keyof typeof ProductFileRowOutcome];


export const ProductFileRowOutcome = {
  /** It adds a product, because none has the SKU. */
  added: 'added',
  /** It changes the product with the SKU. */
  changed: 'changed',
  /** It has an error and is left out. */
  refused: 'refused',
} as const;
