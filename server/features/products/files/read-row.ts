import type { components } from '../../../../openapi/generated/types.ts';
import { currencyOf, readMoney } from '../../import-batches/reading/read-money.ts';
import { readCountry } from '../../import-batches/reading/read-country.ts';
import { readEnum } from '../../import-batches/reading/read-enum.ts';
import {
  dimensionUnitOf,
  readLength,
  readWeight,
  weightUnitOf,
} from '../../import-batches/reading/read-measure.ts';
import { readLine, readReference } from '../../import-batches/reading/read-text.ts';
import type { Reading } from '../../import-batches/reading/reading.ts';
import type { FileColumn, FileField } from './headings.ts';

type ProductInput = components['schemas']['ProductInput'];

/** What a row says of a product; a cell that is empty says nothing. */
export interface ReadRow {
  given: Partial<ProductInput>;
  faults: { field: FileField; code: string }[];
}

/** The SKU of a row, as it is in its cell. */
export function skuCell(cells: readonly string[], columns: readonly FileColumn[]): string {
  const column = columns.find(({ field }) => field === 'sku');
  return (column && cells[column.index]?.trim()) ?? '';
}

/** Reads the cells of a row. @param known the product that it has, if there is one. */
export function readRow(
  cells: readonly string[],
  columns: readonly FileColumn[],
  known: ProductInput | undefined,
): ReadRow {
  const row: ReadRow = { given: {}, faults: [] };
  const texts = new Map(
    columns.flatMap(({ field, index, unit }) => {
      const text = cells[index]?.trim() ?? '';
      return field === undefined || text === '' ? [] : [[field, { text, unit }] as const];
    }),
  );
  /** Hands what a cell is read as to `put`, or notes why it cannot be read. */
  function take<Value>(
    field: FileField,
    readCell: (text: string, unit: string | undefined) => Reading<Value>,
    put: (value: Value) => Partial<ProductInput>,
  ): void {
    const cell = texts.get(field);
    // What the product has already is right, whatever it begins with.
    if (!cell || (known && Reflect.get(known, field) === cell.text)) return;
    const reading = readCell(cell.text, cell.unit);
    if ('fault' in reading) row.faults.push({ field, code: reading.fault.code });
    else Object.assign(row.given, put(reading.value));
  }

  take('sku', readReference, (sku) => ({ sku }));
  take('name', readLine, (name) =>
    /\p{Script=Arabic}/u.test(name) ? { name_ar: name } : { name_en: name },
  );
  take('name_ar', readLine, (name_ar) => ({ name_ar }));
  take('name_en', readLine, (name_en) => ({ name_en }));
  takePrice(take, texts.get('currency')?.text, known);
  take(
    'weight_unit',
    (text) => readEnum('weight_unit', text),
    (weight_unit) => ({ weight_unit }),
  );
  const weightUnit = row.given.weight_unit;
  take(
    'weight',
    (text, unit = '') =>
      readWeight(text, weightUnit ?? weightUnitOf(unit) ?? known?.weight_unit ?? 'kg'),
    ({ canonical, unit }) => ({ weight: canonical, weight_unit: unit }),
  );
  takeSides(take, row, known);
  take(
    'shipment_type',
    (text) => readEnum('shipment_type', text),
    (type) => ({
      // The rules of a product refuse `document`.
      shipment_type: type as ProductInput['shipment_type'],
    }),
  );
  take(
    'packaging_type',
    (text) => readEnum('packaging_type', text),
    (packaging_type) => ({
      packaging_type,
    }),
  );
  take('hs_code', readReference, (code) => ({ hs_code: code.replace(/[\s.-]/g, '') }));
  take('origin_country', readCountry, (origin_country) => ({ origin_country }));
  return row;
}

type Take = <Value>(
  field: FileField,
  readCell: (text: string, unit: string | undefined) => Reading<Value>,
  put: (value: Value) => Partial<ProductInput>,
) => void;

function takePrice(take: Take, named: string | undefined, known: ProductInput | undefined): void {
  const currency = named === undefined ? undefined : currencyOf(named);
  take(
    'price',
    (text, unit = '') =>
      readMoney(text, currency ?? currencyOf(unit) ?? known?.price.currency ?? 'SAR'),
    (price) => ({ price }),
  );
  take(
    'currency',
    () => (currency ? { value: currency } : { fault: { code: 'unknown_currency', params: {} } }),
    () => ({}),
  );
}

function takeSides(take: Take, row: ReadRow, known: ProductInput | undefined): void {
  take(
    'dimension_unit',
    (text) => readEnum('dimension_unit', text),
    (dimension_unit) => ({
      dimension_unit,
    }),
  );
  const named = row.given.dimension_unit;
  for (const side of ['length', 'width', 'height'] as const) {
    take(
      side,
      (text, unit = '') =>
        readLength(text, named ?? dimensionUnitOf(unit) ?? known?.dimension_unit ?? 'cm'),
      ({ canonical, unit }) => ({ [side]: canonical, dimension_unit: unit }),
    );
  }
}
