/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ExclusionReason = typeof ExclusionReason[keyof typeof ExclusionReason];


export const ExclusionReason = {
  not_served: 'not_served',
  service_not_offered_on_lane: 'service_not_offered_on_lane',
  overweight: 'overweight',
  oversize: 'oversize',
  cod_not_offered: 'cod_not_offered',
  cod_over_cap: 'cod_over_cap',
  shipment_type_not_carried: 'shipment_type_not_carried',
  shipping_method_not_offered: 'shipping_method_not_offered',
} as const;
