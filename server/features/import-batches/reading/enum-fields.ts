import type { FieldOf } from './import-fields.ts';
import type { EnumName } from './read-enum.ts';

/** Which enum of the contract a field has. */
export const ENUM_FIELDS = {
  payment_type: 'payment_type',
  'receiver.address_type': 'address_type',
  'sender.address_type': 'address_type',
  weight_unit: 'weight_unit',
  dimension_unit: 'dimension_unit',
  size: 'size',
  shipment_type: 'shipment_type',
  packaging_type: 'packaging_type',
  shipping_method: 'shipping_method',
  preferred_delivery_time: 'preferred_delivery_time',
  service_type: 'service_type',
} as const satisfies Record<FieldOf<'enum'>, EnumName>;
