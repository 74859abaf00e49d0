/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a column of the file means.
 */
export type ProductFileField = typeof ProductFileField[keyof typeof ProductFileField];


export const ProductFileField = {
  /** SKU of the product. */
  sku: 'sku',
  /** Name, in the language in which the cell is written. */
  name: 'name',
  /** Name in Arabic. */
  name_ar: 'name_ar',
  /** Name in English. */
  name_en: 'name_en',
  /** Value of one piece. */
  price: 'price',
  /** Currency of the price. */
  currency: 'currency',
  /** Weight of one piece. */
  weight: 'weight',
  /** Unit of the weight. */
  weight_unit: 'weight_unit',
  /** Length of one piece. */
  length: 'length',
  /** Width of one piece. */
  width: 'width',
  /** Height of one piece. */
  height: 'height',
  /** Unit of the lengths. */
  dimension_unit: 'dimension_unit',
  /** How a parcel with the product must be carried. */
  shipment_type: 'shipment_type',
  /** What the product is packed in. */
  packaging_type: 'packaging_type',
  /** Code in the Harmonized System. */
  hs_code: 'hs_code',
  /** Country in which the product was made. */
  origin_country: 'origin_country',
} as const;
