/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListStoreOrdersSort = typeof ListStoreOrdersSort[keyof typeof ListStoreOrdersSort];


export const ListStoreOrdersSort = {
  created_at: 'created_at',
  '-created_at': '-created_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
