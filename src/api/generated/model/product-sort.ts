/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Field to sort by: `name` in the reader's language, `sku`, `price`, `weight`, `quantity_sold`, `last_used_at` or `created_at`. A leading minus means descending.
 */
export type ProductSort = typeof ProductSort[keyof typeof ProductSort];


export const ProductSort = {
  name: 'name',
  '-name': '-name',
  sku: 'sku',
  '-sku': '-sku',
  price: 'price',
  '-price': '-price',
  weight: 'weight',
  '-weight': '-weight',
  quantity_sold: 'quantity_sold',
  '-quantity_sold': '-quantity_sold',
  last_used_at: 'last_used_at',
  '-last_used_at': '-last_used_at',
  created_at: 'created_at',
  '-created_at': '-created_at',
} as const;
