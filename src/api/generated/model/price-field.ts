/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A field of a rate card. Fees and the cap are money; lists have codes that were added and removed.
 */
export type PriceField = typeof PriceField[keyof typeof PriceField];


export const PriceField = {
  /** Fee for the base weight. */
  base_fee: 'base_fee',
  /** Fee for each started kilogram above 10 kg or the base weight. */
  fee_per_kg: 'fee_per_kg',
  /** Minimum transit time, in working days. */
  min_days: 'min_days',
  /** Maximum transit time, in working days. */
  max_days: 'max_days',
  /** Weight covered by the base fee, in grams. */
  base_weight: 'base_weight',
  /** Maximum weight of all pieces, in grams. */
  max_weight: 'max_weight',
  /** Maximum length of a piece, in millimetres. */
  max_length: 'max_length',
  /** Maximum width of a piece, in millimetres. */
  max_width: 'max_width',
  /** Maximum height of a piece, in millimetres. */
  max_height: 'max_height',
  /** Cubic centimetres that count as one kilogram. */
  volumetric_divisor: 'volumetric_divisor',
  /** Flat fee for cash on delivery. */
  cod_fee: 'cod_fee',
  /** Share of the collected amount, in basis points. */
  cod_rate: 'cod_rate',
  /** Maximum amount that the courier collects. */
  cod_cap: 'cod_cap',
  /** Surcharge for remote areas. */
  remote_area_fee: 'remote_area_fee',
  /** Fee for a return. */
  return_fee: 'return_fee',
  /** Places that the courier serves; a list. */
  coverage_areas: 'coverage_areas',
  /** Places with the surcharge; a list. */
  remote_areas: 'remote_areas',
  /** Days on which the courier works; a list. */
  served_days: 'served_days',
  /** Types of shipment that the courier carries; a list. */
  shipment_types: 'shipment_types',
  /** Ways in which the courier gets the parcel; a list. */
  shipping_methods: 'shipping_methods',
  /** The notes were reworded. */
  notes: 'notes',
} as const;
