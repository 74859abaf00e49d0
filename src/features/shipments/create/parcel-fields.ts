/** The fields of the form that say what is sent, and not to whom or how. */
export const parcelFields = [
  'weight',
  'weight_unit',
  'pieces',
  'size',
  'length',
  'width',
  'height',
  'dimension_unit',
  'shipment_type',
  'packaging_type',
  'sku',
  'product_name',
  'sku',
  'quantity',
  'price',
  'further_products',
] as const;
