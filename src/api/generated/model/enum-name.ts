/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Fields whose values are a closed set.
 */
export type EnumName = typeof EnumName[keyof typeof EnumName];


export const EnumName = {
  service_type: 'service_type',
  shipping_method: 'shipping_method',
  shipment_type: 'shipment_type',
  packaging_type: 'packaging_type',
  size: 'size',
  source: 'source',
  address_type: 'address_type',
  tier: 'tier',
  payment_type: 'payment_type',
  payment_method: 'payment_method',
  payment_status: 'payment_status',
  status: 'status',
  tracking_status: 'tracking_status',
  failure_reason: 'failure_reason',
  weekday: 'weekday',
  preferred_delivery_day: 'preferred_delivery_day',
  preferred_delivery_time: 'preferred_delivery_time',
  weight_unit: 'weight_unit',
  dimension_unit: 'dimension_unit',
  sender_field: 'sender_field',
  lane: 'lane',
  ledger_kind: 'ledger_kind',
  how_to_sell: 'how_to_sell',
  top_up_method: 'top_up_method',
  top_up_status: 'top_up_status',
  payment_failure: 'payment_failure',
  activity_action: 'activity_action',
  activity_group: 'activity_group',
  activity_actor: 'activity_actor',
  activity_field: 'activity_field',
  delivery_emails: 'delivery_emails',
  rating_part: 'rating_part',
  plan_tier: 'plan_tier',
  plan_period: 'plan_period',
  plan_limit: 'plan_limit',
  subscription_status: 'subscription_status',
  tax_document_kind: 'tax_document_kind',
  tax_document_subject: 'tax_document_subject',
  tax_document_type: 'tax_document_type',
  credit_reason: 'credit_reason',
  report: 'report',
  report_dimension: 'report_dimension',
  report_measure: 'report_measure',
} as const;
