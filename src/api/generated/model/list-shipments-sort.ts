/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListShipmentsSort = typeof ListShipmentsSort[keyof typeof ListShipmentsSort];


export const ListShipmentsSort = {
  created_at: 'created_at',
  '-created_at': '-created_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
  total_fee: 'total_fee',
  '-total_fee': '-total_fee',
} as const;
