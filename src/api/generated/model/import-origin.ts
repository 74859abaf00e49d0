/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where the rows are from.
 */
export type ImportOrigin = typeof ImportOrigin[keyof typeof ImportOrigin];


export const ImportOrigin = {
  file: 'file',
  shipments: 'shipments',
  drafts: 'drafts',
  orders: 'orders',
} as const;
