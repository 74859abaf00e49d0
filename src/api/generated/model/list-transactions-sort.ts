/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListTransactionsSort = typeof ListTransactionsSort[keyof typeof ListTransactionsSort];


export const ListTransactionsSort = {
  created_at: 'created_at',
  '-created_at': '-created_at',
} as const;
