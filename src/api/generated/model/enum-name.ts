/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A closed set of values that has names in both languages.
 */
export type EnumName = typeof EnumName[keyof typeof EnumName];


export const EnumName = {
  /** Values of `ServiceType`. */
  service_type: 'service_type',
  /** Values of `ShippingMethod`. */
  shipping_method: 'shipping_method',
  /** Values of `ShipmentType`. */
  shipment_type: 'shipment_type',
  /** Values of `PackagingType`. */
  packaging_type: 'packaging_type',
  /** Values of `ParcelSize`. */
  size: 'size',
  /** Values of `ShipmentSource`. */
  source: 'source',
  /** Values of `AddressType`. */
  address_type: 'address_type',
  /** Values of `CourierTier`. */
  tier: 'tier',
  /** Values of `PaymentType`. */
  payment_type: 'payment_type',
  /** Values of `PaymentMethod`. */
  payment_method: 'payment_method',
  /** Values of `PaymentStatus`. */
  payment_status: 'payment_status',
  /** Values of `ShipmentStatus`. */
  status: 'status',
  /** Values of `TrackingStatus`. */
  tracking_status: 'tracking_status',
  /** Values of `DeliveryFailureReason`. */
  failure_reason: 'failure_reason',
  /** Values of `Weekday`. */
  weekday: 'weekday',
  /** Values of `DeliveryDay`. */
  preferred_delivery_day: 'preferred_delivery_day',
  /** Values of `DeliveryWindow`. */
  preferred_delivery_time: 'preferred_delivery_time',
  /** Values of `WeightUnit`. */
  weight_unit: 'weight_unit',
  /** Values of `DimensionUnit`. */
  dimension_unit: 'dimension_unit',
  /** Values of `SenderField`. */
  sender_field: 'sender_field',
  /** Values of `Lane`. */
  lane: 'lane',
  /** Values of `LedgerKind`. */
  ledger_kind: 'ledger_kind',
  /** Values of `SalesChannel`. */
  how_to_sell: 'how_to_sell',
  /** Values of `TopUpMethod`. */
  top_up_method: 'top_up_method',
  /** Values of `TopUpStatus`. */
  top_up_status: 'top_up_status',
  /** Values of `PaymentFailure`. */
  payment_failure: 'payment_failure',
  /** Values of `ActivityAction`. */
  activity_action: 'activity_action',
  /** Values of `ActivityGroup`. */
  activity_group: 'activity_group',
  /** Values of `ActivityActorKind`. */
  activity_actor: 'activity_actor',
  /** Values of `ActivityField`. */
  activity_field: 'activity_field',
  /** Values of `DeliveryEmails`. */
  delivery_emails: 'delivery_emails',
  /** Values of `RatingPart`. */
  rating_part: 'rating_part',
  /** Values of `PlanTier`. */
  plan_tier: 'plan_tier',
  /** Values of `PlanPeriod`. */
  plan_period: 'plan_period',
  /** Values of `PlanLimit`. */
  plan_limit: 'plan_limit',
  /** Values of `SubscriptionStatus`. */
  subscription_status: 'subscription_status',
  /** Values of `TaxDocumentKind`. */
  tax_document_kind: 'tax_document_kind',
  /** Values of `TaxDocumentSubject`. */
  tax_document_subject: 'tax_document_subject',
  /** Values of `TaxDocumentType`. */
  tax_document_type: 'tax_document_type',
  /** Values of `CreditReason`. */
  credit_reason: 'credit_reason',
  /** Values of `ReportName`. */
  report: 'report',
  /** Values of `ReportDimension`. */
  report_dimension: 'report_dimension',
  /** Values of `ReportMeasure`. */
  report_measure: 'report_measure',
} as const;
