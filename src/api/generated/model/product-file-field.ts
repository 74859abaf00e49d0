/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a column of a file can mean. `name` is in the language of each cell.
 */
export type ProductFileField = typeof ProductFileField[keyof typeof ProductFileField];


export const ProductFileField = {
  sku: 'sku',
  name: 'name',
  name_ar: 'name_ar',
  name_en: 'name_en',
  price: 'price',
  currency: 'currency',
  weight: 'weight',
  weight_unit: 'weight_unit',
  length: 'length',
  width: 'width',
  height: 'height',
  dimension_unit: 'dimension_unit',
  shipment_type: 'shipment_type',
  packaging_type: 'packaging_type',
  hs_code: 'hs_code',
  origin_country: 'origin_country',
} as const;
