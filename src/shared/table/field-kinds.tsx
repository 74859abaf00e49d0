import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addMoney, CURRENCIES, type Money } from '../../../common/money.ts';
import {
  fromGrams,
  fromMillimetres,
  type DimensionUnit,
  type WeightUnit,
} from '../../../common/units.ts';
import type { EnumName } from '../../api/generated/model/enum-name.ts';
import type { LocalizedText } from '../../api/generated/model/localized-text.ts';
import type { Place } from '../../api/generated/model/place.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { PhoneText } from '../../ui/text/phone-text.tsx';
import { WeightText } from '../../ui/text/weight-text.tsx';
import { usePlaceNames } from '../places/use-place-names.ts';
import { usePlaceText } from '../places/use-place-text.ts';
import type { Field } from './list-column.ts';

/** The value of a field in a record; undefined if it has none. */
type Of<Row, Value> = (row: Row) => Value | undefined;

/** Text that people wrote. */
export function written<Row>(of: Of<Row, string>, size = 170): Field<Row> {
  return { size, cell: (row) => <bdi>{of(row)}</bdi>, csv: of };
}

/** A name in both languages, shown in the reader's. */
export function localized<Row>(of: (row: Row) => LocalizedText): Field<Row> {
  return {
    cell: (row) => <Localized value={of(row)} />,
    csv: (row, words) => words.localized(of(row)),
  };
}

/** Numbers, codes and internet addresses, written from left to right. */
export function code<Row>(of: Of<Row, string>, size = 140): Field<Row> {
  return { size, cell: (row) => <Ltr>{of(row)}</Ltr>, csv: of };
}

/** A phone number in E.164. */
export function phone<Row>(of: Of<Row, string>): Field<Row> {
  return { size: 170, cell: shown(of, (value) => <PhoneText value={value} />), csv: of };
}

/** One of a closed set of values. */
export function named<Row>(name: EnumName, of: Of<Row, string>): Field<Row> {
  return {
    size: 140,
    cell: (row) => <Name name={name} value={of(row)} />,
    csv: (row, { nameOf }) => {
      const value = of(row);
      return value && nameOf(name, value);
    },
  };
}

type PlacePart = 'cityName' | 'countryName' | 'regionName';

/** A place in a few words. */
export function placeName<Row>(of: (row: Row) => Place): Field<Row> {
  return {
    size: 140,
    cell: (row) => <PlaceText value={of(row)} />,
    csv: (row, { placeText }) => placeText(of(row)),
  };
}

/** A city, a region or a country by its code. */
export function place<Row>(part: PlacePart, of: Of<Row, string>): Field<Row> {
  return {
    size: 140,
    cell: (row) => <PlaceName part={part} value={of(row)} />,
    csv: (row, words) => {
      const value = of(row);
      return value && words[part](value);
    },
  };
}

/** An amount of money; in major units of its currency for spreadsheets. */
export function amount<Row>(of: Of<Row, Money>): Field<Row> {
  return {
    numeric: true,
    size: 130,
    cell: shown(of, (value) => <MoneyText value={value} />),
    csv: (row) => {
      const value = of(row);
      return value && value.amount / 10 ** CURRENCIES[value.currency].minorUnitDigits;
    },
    currency: (row) => of(row)?.currency,
  };
}

/** An amount that the last line of a page sums up. Amounts of several currencies have no sum. */
export function summedAmount<Row>(of: Of<Row, Money>): Field<Row> {
  return { ...amount(of), total: (rows) => <Sum of={rows.flatMap((row) => of(row) ?? [])} /> };
}

/** A number of things. */
export function count<Row>(of: Of<Row, number>): Field<Row> {
  return { numeric: true, size: 120, cell: (row) => <Figure value={of(row)} />, csv: of };
}

/** Grams, shown in the person's unit; in kilograms for spreadsheets. */
export function weight<Row extends { weight_unit: WeightUnit }>(of: Of<Row, number>): Field<Row> {
  return {
    numeric: true,
    size: 130,
    cell: shown(of, (grams, { weight_unit }) => <WeightText grams={grams} unit={weight_unit} />),
    csv: (row) => {
      const grams = of(row);
      return grams === undefined ? undefined : fromGrams(grams, 'kg');
    },
  };
}

/** Millimetres, shown in the person's unit; in centimetres for spreadsheets. */
export function measure<Row extends { dimension_unit: DimensionUnit }>(
  of: (row: Row) => number,
): Field<Row> {
  return {
    numeric: true,
    size: 110,
    cell: (row) => <Figure value={fromMillimetres(of(row), row.dimension_unit)} />,
    csv: (row) => fromMillimetres(of(row), 'cm'),
  };
}

/** A day, or a date and time in Riyadh. */
export function moment<Row>(of: Of<Row, string>, format: 'date' | 'dateTime' = 'date'): Field<Row> {
  return {
    size: format === 'date' ? 150 : 220,
    cell: shown(of, (value) => <DateText value={value} format={format} />),
    csv: (row) => {
      const value = of(row);
      return value && inRiyadh(value);
    },
  };
}

/** A link within the app, or to another site in a new tab; the full address for spreadsheets. */
export function link<Row>(
  of: (row: Row) => string,
  beside?: (url: string) => ReactNode,
): Field<Row> {
  const whole = (row: Row) => new URL(of(row), window.location.origin).href;
  return {
    size: 250,
    cell: (row) => (
      <>
        <a href={of(row)} target="_blank" rel="noopener">
          <Ltr>{of(row)}</Ltr>
        </a>
        {beside?.(whole(row))}
      </>
    ),
    csv: whole,
  };
}

const riyadhOffset = 3 * 60 * 60 * 1000;

/** A date and time in the format of spreadsheets, in Riyadh; a plain day as it is. */
export function inRiyadh(value: string): string {
  if (value.length === 10) return value;
  const there = new Date(new Date(value).getTime() + riyadhOffset);
  return there.toISOString().slice(0, 16).replace('T', ' ');
}

/** An empty cell where there is no value. */
function shown<Row, Value>(of: Of<Row, Value>, draw: (value: Value, row: Row) => ReactNode) {
  return (row: Row) => {
    const value = of(row);
    return value !== undefined && draw(value, row);
  };
}

function Name({ name, value }: { name: EnumName; value: string | undefined }) {
  const { nameOf } = useEnumNames();
  return value && nameOf(name, value);
}

function Localized({ value }: { value: LocalizedText }) {
  return useLocalized()(value);
}

function PlaceText({ value }: { value: Place }) {
  return usePlaceText()(value);
}

function PlaceName({ part, value }: { part: PlacePart; value: string | undefined }) {
  const names = usePlaceNames();
  return value && <bdi>{names[part](value)}</bdi>;
}

function Figure({ value }: { value: number | undefined }) {
  const intl = useIntl();
  return value !== undefined && <Ltr>{intl.formatNumber(value, { maximumFractionDigits: 2 })}</Ltr>;
}

function Sum({ of: [first, ...rest] }: { of: readonly Money[] }) {
  if (!first || rest.some(({ currency }) => currency !== first.currency)) return null;
  return <MoneyText value={rest.reduce(addMoney, first)} />;
}
