import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CURRENCIES, type Money } from '../../../../common/money.ts';
import { fromGrams, fromMillimetres } from '../../../../common/units.ts';
import type { EnumName } from '../../../api/generated/model/enum-name.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import type { CsvValue } from '../../../ui/table/csv.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import type { Words } from './use-words.ts';

type Of<Value> = (shipment: Shipment) => Value | undefined;

/** One field of a shipment: how the table shows it, and what a spreadsheet gets. */
export interface Field {
  numeric?: boolean;
  /** Pixels, where the usual ones do not suit it. */
  size?: number;
  cell: (shipment: Shipment) => ReactNode;
  csv: (shipment: Shipment, words: Words) => CsvValue;
  /** The currency beside an amount, for a spreadsheet. */
  currency?: Of<string>;
}

/** Words that people wrote. */
export function written(of: Of<string>, size = 170): Field {
  return { size, cell: (shipment) => <bdi>{of(shipment)}</bdi>, csv: of };
}

/** Numbers, codes and addresses of the Internet, written from left to right. */
export function code(of: Of<string>, size = 140): Field {
  return { size, cell: (shipment) => <Ltr>{of(shipment)}</Ltr>, csv: of };
}

export function phone(of: Of<string>): Field {
  return {
    size: 170,
    cell: (shipment) => {
      const value = of(shipment);
      return value && <PhoneText value={value} />;
    },
    csv: of,
  };
}

/** One of a closed set of values. */
export function named(name: EnumName, of: Of<string>): Field {
  return {
    size: 140,
    cell: (shipment) => <Name name={name} value={of(shipment)} />,
    csv: (shipment, { nameOf }) => {
      const value = of(shipment);
      return value && nameOf(name, value);
    },
  };
}

type PlacePart = 'cityName' | 'countryName' | 'regionName';

/** A city, a region or a country by its code. */
export function place(part: PlacePart, of: Of<string>): Field {
  return {
    size: 140,
    cell: (shipment) => <PlaceName part={part} value={of(shipment)} />,
    csv: (shipment, words) => {
      const value = of(shipment);
      return value && words[part](value);
    },
  };
}

export function amount(of: Of<Money>): Field {
  return {
    numeric: true,
    size: 130,
    cell: (shipment) => {
      const value = of(shipment);
      return value && <MoneyText value={value} />;
    },
    csv: (shipment) => {
      const value = of(shipment);
      return value && value.amount / 10 ** CURRENCIES[value.currency].minorUnitDigits;
    },
    currency: (shipment) => of(shipment)?.currency,
  };
}

export function count(of: Of<number>): Field {
  return {
    numeric: true,
    size: 120,
    cell: (shipment) => <Figure value={of(shipment)} />,
    csv: of,
  };
}

/** Grams, shown in the unit the person weighs in; in kilograms for spreadsheets. */
export function weight(of: Of<number>): Field {
  return {
    numeric: true,
    size: 130,
    cell: (shipment) => {
      const grams = of(shipment);
      return grams !== undefined && <WeightText grams={grams} unit={shipment.weight_unit} />;
    },
    csv: (shipment) => {
      const grams = of(shipment);
      return grams === undefined ? undefined : fromGrams(grams, 'kg');
    },
  };
}

/** Millimetres, shown in the unit the person measures in; in centimetres for spreadsheets. */
export function measure(of: (shipment: Shipment) => number): Field {
  return {
    numeric: true,
    size: 110,
    cell: (shipment) => <Figure value={fromMillimetres(of(shipment), shipment.dimension_unit)} />,
    csv: (shipment) => fromMillimetres(of(shipment), 'cm'),
  };
}

/** A day, or a moment with its time of day in Riyadh. */
export function moment(of: Of<string>, format: 'date' | 'dateTime' = 'date'): Field {
  return {
    size: format === 'date' ? 150 : 220,
    cell: (shipment) => {
      const value = of(shipment);
      return value && <DateText value={value} format={format} />;
    },
    csv: (shipment) => {
      const value = of(shipment);
      return value && inRiyadh(value);
    },
  };
}

const riyadhOffset = 3 * 60 * 60 * 1000;

/** A moment as spreadsheets read one, in Riyadh; a plain day as it is. */
export function inRiyadh(value: string): string {
  if (value.length === 10) return value;
  const there = new Date(new Date(value).getTime() + riyadhOffset);
  return there.toISOString().slice(0, 16).replace('T', ' ');
}

function Name({ name, value }: { name: EnumName; value: string | undefined }) {
  const { nameOf } = useEnumNames();
  return value && nameOf(name, value);
}

function PlaceName({ part, value }: { part: PlacePart; value: string | undefined }) {
  const names = usePlaceNames();
  return value && <bdi>{names[part](value)}</bdi>;
}

function Figure({ value }: { value: number | undefined }) {
  const intl = useIntl();
  return value !== undefined && <Ltr>{intl.formatNumber(value, { maximumFractionDigits: 2 })}</Ltr>;
}
