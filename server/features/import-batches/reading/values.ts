import type { Money } from '../../../../common/money.ts';
import type { DimensionUnit, WeightUnit } from '../../../../common/units.ts';
import type { City } from '../../../reference/places/cities.ts';
import type { CellKind, FieldOf, IMPORT_FIELDS, ImportField } from './import-fields.ts';
import type { Weekday } from './read-day.ts';
import type { EnumValue } from './read-enum.ts';
import type { Measure } from './read-measure.ts';

/** What a cell is read as, by the way it is read. */
interface ValueOfKind extends Record<CellKind, unknown> {
  line: string;
  paragraph: string;
  phone: string;
  address_number: string;
  short_address: string;
  calling_code: string;
  country: string;
  state: string;
  /** A city of Saudi Arabia, or the name of one abroad. */
  city: City | string;
  integer: number;
  money: Money;
  weight: Measure<WeightUnit>;
  length: Measure<DimensionUnit>;
  weekday: Weekday;
  boolean: boolean;
}

export type EnumField = FieldOf<'enum'>;

/** The values of the fields that have an enum of the contract. */
export interface EnumValues {
  payment_type?: EnumValue<'payment_type'>;
  'receiver.address_type'?: EnumValue<'address_type'>;
  'sender.address_type'?: EnumValue<'address_type'>;
  weight_unit?: EnumValue<'weight_unit'>;
  dimension_unit?: EnumValue<'dimension_unit'>;
  size?: EnumValue<'size'>;
  shipment_type?: EnumValue<'shipment_type'>;
  packaging_type?: EnumValue<'packaging_type'>;
  shipping_method?: EnumValue<'shipping_method'>;
  preferred_delivery_time?: EnumValue<'preferred_delivery_time'>;
  service_type?: EnumValue<'service_type'>;
}

export type OtherValues = {
  [Field in Exclude<ImportField, EnumField>]?: ValueOfKind[(typeof IMPORT_FIELDS)[Field]];
};

/** The values of a row; a field that is empty or cannot be read is absent. */
export type Values = EnumValues & OtherValues;
