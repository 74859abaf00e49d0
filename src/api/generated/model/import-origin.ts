/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where the rows come from.
 */
export type ImportOrigin = typeof ImportOrigin[keyof typeof ImportOrigin];


export const ImportOrigin = {
  /** A file. */
  file: 'file',
  /** Earlier shipments, to be sent again. */
  shipments: 'shipments',
  /** Drafts. */
  drafts: 'drafts',
  /** Store orders. */
  orders: 'orders',
} as const;
