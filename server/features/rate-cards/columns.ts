import {
  type CityCode,
  type CountryCode,
  type LaneKind,
  SENDER_FIELDS,
  type SenderField,
  type ServiceType,
  type ShipmentType,
  type ShippingMethod,
  type Tier,
  TIERS,
  type Weekday,
  WEEKDAYS,
} from '../../domain/rate-card.ts';
import { HOME_COUNTRY } from '../../domain/shipment-request.ts';
import { LANES, SERVICES } from '../couriers/service-order.ts';
import { listCountries } from '../../reference/places/countries.ts';
import { hundredths, listOf, oneOf, orNone, someOf, text, whole } from '../operator-files/cells.ts';
import { HOURS, type OpeningPeriod } from '../operator-files/hours-cell.ts';
import type { Columns, Sheet } from '../operator-files/sheet.ts';
import { CITY_LIST, code, line, paragraph, PHONE } from '../operator-files/usual-cells.ts';

/**
 * A row of a file of rate cards: one lane of one service of one courier. Fees are halalas without
 * VAT, weights grams, sides millimetres.
 */
export interface Values {
  courier: string;
  service: ServiceType;
  lane: LaneKind;
  base_fee: number;
  fee_per_kg: number;
  min_days: number;
  max_days: number;
  return_fee: number;
  cod_flat_fee: number | null;
  /** 1/10,000 of the collected amount. */
  cod_percent: number | null;
  cod_cap: number | null;
  remote_fee: number | null;
  remote_cities: CityCode[] | null;
  base_weight_g: number;
  max_weight_g: number;
  max_length_mm: number;
  max_width_mm: number;
  max_height_mm: number;
  volumetric_divisor: number;
  cities: CityCode[];
  countries: CountryCode[] | null;
  served_days: Weekday[];
  shipment_types: ShipmentType[];
  shipping_methods: ShippingMethod[];
  sender_fields: SenderField[] | null;
  notes_ar: string;
  notes_en: string;
  tier: Tier;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  support_email: string;
  phones: string[] | null;
  site: string | null;
  /** Null if they are not known. */
  support_hours: OpeningPeriod[] | null;
  /** Null if they are the same in Ramadan. */
  support_hours_ramadan: OpeningPeriod[] | null;
}

export type ColumnName = keyof Values;

const MAX_FEE = 1_000_000_000;
const riyals = (least = 0) => hundredths('riyals', least, MAX_FEE);
const millimetres = whole('millimetres', 1, 10_000);
const grams = whole('grams', 1, 1_000_000);
const days = whole('days', 0, 60);

const countries = someOf(
  'codes of other countries with spaces between them, such as AE KW',
  listCountries()
    .map(({ code }) => code)
    .filter((code) => code !== HOME_COUNTRY),
);

const COLUMNS: Columns<Values> = {
  courier: code('palm-caravan'),
  service: oneOf(SERVICES),
  lane: oneOf(LANES),
  base_fee: riyals(1),
  fee_per_kg: riyals(),
  min_days: days,
  max_days: days,
  return_fee: riyals(),
  cod_flat_fee: orNone(riyals(), null),
  cod_percent: orNone(hundredths('per cent', 0, 10_000), null),
  cod_cap: orNone(riyals(1), null),
  remote_fee: orNone(riyals(), null),
  remote_cities: orNone(CITY_LIST, null),
  base_weight_g: grams,
  max_weight_g: grams,
  max_length_mm: millimetres,
  max_width_mm: millimetres,
  max_height_mm: millimetres,
  volumetric_divisor: whole('cubic centimetres for a kilogram', 1_000, 10_000),
  cities: CITY_LIST,
  countries: orNone(countries, null),
  served_days: someOf(`days such as ${WEEKDAYS.slice(0, 2).join(' ')}`, WEEKDAYS),
  shipment_types: someOf('some of parcel document fragile chilled', [
    ...(['parcel', 'document', 'fragile', 'chilled'] as const),
  ]),
  shipping_methods: someOf('pickup, drop_off or both', ['pickup', 'drop_off']),
  sender_fields: orNone(
    someOf('names of sender fields such as contact_name address', SENDER_FIELDS),
    null,
  ),
  notes_ar: paragraph('a note in Arabic', 500),
  notes_en: paragraph('a note in English', 500),
  tier: oneOf(TIERS),
  name_ar: line("the courier's name in Arabic", 60),
  name_en: line("the courier's name in English", 60),
  description_ar: paragraph('a description in Arabic', 500),
  description_en: paragraph('a description in English', 500),
  support_email: text('an e-mail address', 254, /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/),
  phones: orNone(listOf('up to five phones such as +966112345678', 5, PHONE), null),
  site: orNone(
    text(
      'an address such as https://courier.example',
      200,
      /^https:\/\/[A-Za-z0-9.-]+(?:\/[A-Za-z0-9._~/-]*)?$/,
    ),
    null,
  ),
  support_hours: orNone(HOURS, null),
  support_hours_ramadan: orNone(HOURS, null),
};

/** Whether a column describes a lane, a card with its lanes, or a courier. */
export type Level = 'courier' | 'card' | 'lane';

const DEPTHS = { courier: 1, card: 2, lane: 3 };

const BY_LEVEL = {
  lane: ['lane', 'base_fee', 'fee_per_kg', 'min_days', 'max_days'],
  courier: [
    ...['courier', 'tier', 'name_ar', 'name_en', 'description_ar', 'description_en'],
    ...['support_email', 'phones', 'site', 'support_hours', 'support_hours_ramadan'],
  ],
};

export function levelOf(column: ColumnName): Level {
  if (BY_LEVEL.lane.includes(column)) return 'lane';
  return BY_LEVEL.courier.includes(column) ? 'courier' : 'card';
}

export const RATE_SHEET: Sheet<Values> = {
  columns: COLUMNS,
  keys: ['courier', 'service', 'lane'],
  each: 'lane',
  depthOf: (column) => DEPTHS[levelOf(column)],
  // Files from before there were any lack them.
  optional: ['support_hours', 'support_hours_ramadan'],
};
