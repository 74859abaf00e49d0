import type { Currency, Money } from '../../../../common/money.ts';
import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import type { DimensionUnit, WeightUnit } from '../../../../common/units.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import type { Fault, Repair } from './codes.ts';
import { furtherLine, sampleRow, strayCell } from './row-faults.ts';
import type { Cells, FieldOf } from './import-fields.ts';
import { ADDRESS_DIGITS, readAddressNumber, readShortAddress } from './read-address-number.ts';
import { readBoolean } from './read-boolean.ts';
import { readCity, regionOf } from './read-city.ts';
import { readCountry } from './read-country.ts';
import { type DateOrder, readDay } from './read-day.ts';
import { readLength, readWeight } from './read-measure.ts';
import { readMoney } from './read-money.ts';
import { readWhole } from './read-number.ts';
import { readPhone } from './read-phone.ts';
import { readCallingCode, readLine, readParagraph, readReference } from './read-text.ts';
import { fault, mapReading, read, type Reading } from './reading.ts';
import { RowReader } from './row-reader.ts';
import type { EnumValues, Values } from './values.ts';

/** What the whole file says about its cells. */
export interface ReadingContext {
  /** Units that headings name, such as `Weight (g)`. */
  weightUnits: Readonly<Partial<Record<FieldOf<'weight'>, WeightUnit>>>;
  lengthUnits: Readonly<Partial<Record<FieldOf<'length'>, DimensionUnit>>>;
  currencies: Readonly<Partial<Record<FieldOf<'money'>, Currency>>>;
  /** Of dates such as 05/01, once it is known. */
  dateOrder?: DateOrder;
}

/** Of a file whose headings name no units. */
export const PLAIN_CONTEXT: ReadingContext = { weightUnits: {}, lengthUnits: {}, currencies: {} };

export interface ReadCells {
  values: Values;
  faults: Fault[];
  repairs: Repair[];
}

const LINES = [
  'product_name',
  'receiver.full_name',
  'receiver.last_name',
  'receiver.district',
  'receiver.street_name',
  'receiver.landmark',
  'receiver.email',
  'receiver.company',
  'courier',
  'company',
  'sender.contact_name',
  'sender.email',
  'sender.company',
  'sender.address',
  'sender.pickup_name',
  'sender.return_name',
] as const satisfies FieldOf<'line'>[];
const PARAGRAPHS = ['receiver.message', 'note'] as const satisfies FieldOf<'paragraph'>[];
const REFERENCES = ['reference_id', 'sku'] as const satisfies FieldOf<'line'>[];
const COUNTS = ['quantity', 'pieces', 'sender.volume'] as const satisfies FieldOf<'integer'>[];
const WEIGHTS = ['weight', 'sender.gross_weight'] as const satisfies FieldOf<'weight'>[];
const PRICES = ['price', 'unit_price'] as const satisfies FieldOf<'money'>[];
const LENGTHS = ['length', 'width', 'height'] as const satisfies FieldOf<'length'>[];

/**
 * Reads the cells of a row. The same cells give the same values, and no text makes it fail.
 *
 * @param stray the column of a cell without a heading, if the row has one (see `strayColumn`).
 */
export function readCells(cells: Cells, context: ReadingContext, stray?: string): ReadCells {
  const whole = sampleRow(cells) ?? furtherLine(cells);
  if (whole) return { values: {}, faults: [whole], repairs: [] };
  return readEachCell(cells, context, stray);
}

/** Reads every cell of a row, whatever the row as a whole is. */
export function readEachCell(cells: Cells, context: ReadingContext, stray?: string): ReadCells {
  const row = new RowReader(cells);
  for (const field of LINES) row.take(field, readLine);
  for (const field of PARAGRAPHS) row.take(field, readParagraph, 'may_be_a_date');
  for (const field of REFERENCES) row.take(field, readReference, 'may_be_a_date');
  for (const field of COUNTS) row.take(field, readWhole);
  const enums = readEnums(row);
  row.take('preferred_delivery_day', (text) => readDay(text, context.dateOrder), 'may_be_a_date');
  row.take('sender.collecting_money', readBoolean);
  row.take('sender.phone_code', readCallingCode);
  readPlaces(row);
  readMeasures(row, enums, context);
  readAmounts(row, context);
  const { values, faults, repairs } = row.finish();
  if (stray !== undefined) faults.unshift(strayCell(stray));
  return { values: { ...values, ...enums }, faults, repairs };
}

function readEnums(row: RowReader): EnumValues {
  return withoutNulls({
    payment_type: row.choose('payment_type', 'payment_type'),
    'receiver.address_type': row.choose('receiver.address_type', 'address_type'),
    'sender.address_type': row.choose('sender.address_type', 'address_type'),
    weight_unit: row.choose('weight_unit', 'weight_unit'),
    dimension_unit: row.choose('dimension_unit', 'dimension_unit'),
    size: row.choose('size', 'size'),
    shipment_type: row.choose('shipment_type', 'shipment_type'),
    packaging_type: row.choose('packaging_type', 'packaging_type'),
    shipping_method: row.choose('shipping_method', 'shipping_method'),
    preferred_delivery_time: row.choose('preferred_delivery_time', 'preferred_delivery_time'),
    service_type: row.choose('service_type', 'service_type'),
  });
}

function readPlaces(row: RowReader): void {
  const country = row.take('receiver.country', readCountry) ?? HOME_COUNTRY;
  const home = row.take('sender.country', readCountry) ?? HOME_COUNTRY;
  for (const name of ['building_no', 'postal_code', 'additional_number'] as const) {
    row.take(`receiver.${name}`, (text) => readAddressNumber(text, ADDRESS_DIGITS[name], country));
  }
  row.take('receiver.short_address', readShortAddress);
  row.take('sender.postal_code', (text) =>
    readAddressNumber(text, ADDRESS_DIGITS.postal_code, home),
  );
  row.take('receiver.phone', (text) => readPhone(text, country));
  row.take('sender.contact_number', (text) => readPhone(text, home));
  row.take('sender.backup_phone', (text) => readPhone(text, home));
  const city = row.take('receiver.city', country === HOME_COUNTRY ? readCity : readLine);
  row.take('sender.city', home === HOME_COUNTRY ? readCity : readLine);
  if (country !== HOME_COUNTRY) {
    row.take('receiver.state', readLine);
  } else if (typeof city === 'object') {
    row.take('receiver.state', (text) => {
      const named = regionOf(text);
      const isOther = named !== undefined && named !== city.regionCode;
      return read(city.regionCode, isOther ? 'state_from_city' : undefined);
    });
  }
}

function readMeasures(
  row: RowReader,
  { weight_unit, dimension_unit }: EnumValues,
  { weightUnits, lengthUnits }: ReadingContext,
): void {
  for (const field of WEIGHTS) {
    const unit = weight_unit ?? weightUnits[field] ?? 'kg';
    row.take(field, (text) => readWeight(text, unit));
  }
  for (const field of LENGTHS) {
    const unit = dimension_unit ?? lengthUnits[field] ?? 'cm';
    row.take(field, (text) => readLength(text, unit));
  }
}

function readAmounts(row: RowReader, { currencies }: ReadingContext): void {
  for (const field of PRICES) {
    row.take(field, (text) =>
      mapReading(readMoney(text, currencies[field] ?? 'SAR'), (money): Reading<Money> =>
        money.amount > 0 ? read(money) : fault('not_positive'),
      ),
    );
  }
  const collected = currencies['sender.amount_to_collect'] ?? 'SAR';
  const amount = row.take('sender.amount_to_collect', (text) => readMoney(text, collected));
  // Nothing to collect is what an empty cell says.
  if (amount?.amount === 0) row.drop('sender.amount_to_collect');
}
