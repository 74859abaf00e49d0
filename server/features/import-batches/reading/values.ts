import type { Money } from '../../../../common/money.ts';
import type { DimensionUnit, WeightUnit } from '../../../../common/units.ts';
import type { City } from '../../../reference/places/cities.ts';
import type { ENUM_FIELDS } from './enum-fields.ts';
import type { CellKind, FieldOf, IMPORT_FIELDS, ImportField } from './import-fields.ts';
import type { DeliveryDay } from './read-day.ts';
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
  weekday: DeliveryDay;
  boolean: boolean;
}

export type EnumField = FieldOf<'enum'>;

/** The values of the fields that have an enum of the contract. */
export type EnumValues = { [Field in EnumField]?: EnumValue<(typeof ENUM_FIELDS)[Field]> };
export type OtherValues = {
  [Field in Exclude<ImportField, EnumField>]?: ValueOfKind[(typeof IMPORT_FIELDS)[Field]];
};

/** The values of a row; a field that is empty or cannot be read is absent. */
export type Values = EnumValues & OtherValues;
