/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why a service of a courier cannot take the parcel.
 */
export type ExclusionReason = typeof ExclusionReason[keyof typeof ExclusionReason];


export const ExclusionReason = {
  /** The courier does not serve one of the two places. */
  not_served: 'not_served',
  /** The service is not offered on this lane. */
  service_not_offered_on_lane: 'service_not_offered_on_lane',
  /** The parcel is too heavy. */
  overweight: 'overweight',
  /** A piece is too large. */
  oversize: 'oversize',
  /** The service does not offer cash on delivery. */
  cod_not_offered: 'cod_not_offered',
  /** The amount to collect is too high. */
  cod_over_cap: 'cod_over_cap',
  /** The service does not carry this type of shipment. */
  shipment_type_not_carried: 'shipment_type_not_carried',
  /** The courier does not get parcels in this way. */
  shipping_method_not_offered: 'shipping_method_not_offered',
} as const;
