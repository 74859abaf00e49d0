/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What changed in a rate card: a number, a list of codes from `coverage_areas` on, or the `notes`. Fees and the cap are money; transit times are days, weights grams, lengths millimetres, the divisor cubic centimetres, and the rate hundredths of a percent.
 */
export type PriceField = typeof PriceField[keyof typeof PriceField];


export const PriceField = {
  base_fee: 'base_fee',
  fee_per_kg: 'fee_per_kg',
  min_days: 'min_days',
  max_days: 'max_days',
  base_weight: 'base_weight',
  max_weight: 'max_weight',
  max_length: 'max_length',
  max_width: 'max_width',
  max_height: 'max_height',
  volumetric_divisor: 'volumetric_divisor',
  cod_fee: 'cod_fee',
  cod_rate: 'cod_rate',
  cod_cap: 'cod_cap',
  remote_area_fee: 'remote_area_fee',
  return_fee: 'return_fee',
  coverage_areas: 'coverage_areas',
  remote_areas: 'remote_areas',
  served_days: 'served_days',
  shipment_types: 'shipment_types',
  shipping_methods: 'shipping_methods',
  notes: 'notes',
} as const;
