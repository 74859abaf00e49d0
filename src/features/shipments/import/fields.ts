import type { EnumName } from '../../../api/generated/model/enum-name.ts';
import type { ImportField } from '../../../api/generated/model/import-field.ts';

export const fieldGroups = ['receiver', 'goods', 'parcel', 'sender'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** How a value is entered. An enum names its values; `code` is written from left to right. */
type Entry = EnumName | 'text' | 'code' | 'city' | 'country' | 'yes_no';

interface FieldKind {
  group: FieldGroup;
  entry: Entry;
}

const kind = (group: FieldGroup, entry: Entry = 'text'): FieldKind => ({ group, entry });

/** Every field that a column can mean, in the order in which people choose them. */
const kinds: Record<ImportField, FieldKind> = {
  'receiver.full_name': kind('receiver'),
  'receiver.last_name': kind('receiver'),
  'receiver.phone': kind('receiver', 'code'),
  'receiver.city': kind('receiver', 'city'),
  'receiver.short_address': kind('receiver', 'code'),
  'receiver.street_name': kind('receiver'),
  'receiver.building_no': kind('receiver', 'code'),
  'receiver.postal_code': kind('receiver', 'code'),
  'receiver.district': kind('receiver'),
  'receiver.additional_number': kind('receiver', 'code'),
  'receiver.landmark': kind('receiver'),
  'receiver.state': kind('receiver'),
  'receiver.country': kind('receiver', 'country'),
  'receiver.address_type': kind('receiver', 'address_type'),
  'receiver.email': kind('receiver', 'code'),
  'receiver.company': kind('receiver'),
  'receiver.message': kind('receiver'),
  reference_id: kind('goods', 'code'),
  sku: kind('goods', 'code'),
  product_name: kind('goods'),
  quantity: kind('goods', 'code'),
  price: kind('goods', 'code'),
  unit_price: kind('goods', 'code'),
  payment_type: kind('goods', 'payment_type'),
  'sender.amount_to_collect': kind('goods', 'code'),
  weight: kind('parcel', 'code'),
  weight_unit: kind('parcel', 'weight_unit'),
  length: kind('parcel', 'code'),
  width: kind('parcel', 'code'),
  height: kind('parcel', 'code'),
  dimension_unit: kind('parcel', 'dimension_unit'),
  size: kind('parcel', 'size'),
  pieces: kind('parcel', 'code'),
  shipment_type: kind('parcel', 'shipment_type'),
  packaging_type: kind('parcel', 'packaging_type'),
  shipping_method: kind('parcel', 'shipping_method'),
  courier: kind('parcel'),
  service_type: kind('parcel', 'service_type'),
  preferred_delivery_day: kind('parcel', 'weekday'),
  preferred_delivery_time: kind('parcel', 'preferred_delivery_time'),
  note: kind('parcel'),
  company: kind('sender'),
  'sender.contact_name': kind('sender'),
  'sender.contact_number': kind('sender', 'code'),
  'sender.city': kind('sender', 'city'),
  'sender.address': kind('sender'),
  'sender.postal_code': kind('sender', 'code'),
  'sender.country': kind('sender', 'country'),
  'sender.address_type': kind('sender', 'address_type'),
  'sender.email': kind('sender', 'code'),
  'sender.company': kind('sender'),
  'sender.backup_phone': kind('sender', 'code'),
  'sender.phone_code': kind('sender', 'code'),
  'sender.pickup_name': kind('sender'),
  'sender.return_name': kind('sender'),
  'sender.collecting_money': kind('sender', 'yes_no'),
  'sender.volume': kind('sender', 'code'),
  'sender.gross_weight': kind('sender', 'code'),
};

export const importFields = Object.keys(kinds).filter(isImportField);

export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(kinds, name);
}

export function fieldsOf(group: FieldGroup): ImportField[] {
  return importFields.filter((field) => kinds[field].group === group);
}

export function entryOf(field: ImportField): Entry {
  return kinds[field].entry;
}
