import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { bodyErrors } from '../../../http/body-rules.ts';
import { validators } from '../../../http/contract-validators.ts';
import type { Locale } from '../../../reference/locale.ts';
import type { Table } from '../../../table-files/table.ts';
import { isPaused } from '../../plans/limits.ts';
import { firstPausedProduct } from '../paused.ts';
import { faultText } from './file-words.ts';
import type { FileColumn, FileField } from './headings.ts';
import { type KnownProduct, productsBySku } from './known-products.ts';
import { readRow, skuCell } from './read-row.ts';

type Schemas = components['schemas'];
type ProductInput = Schemas['ProductInput'];

/** What becomes of one row. */
export interface JudgedRow {
  shown: Schemas['ProductFileRow'] | null;
  /** What is written; null if nothing is. */
  write: { id: string | null; input: ProductInput } | null;
}

export interface JudgedFile {
  rows: JudgedRow[];
  /** Stands for what is written, and what of it is new. */
  fingerprint: string;
}

interface Judging {
  accountId: string;
  columns: readonly FileColumn[];
  locale: Locale;
}

/** What a new product has that its row does not say. */
const USUAL = { weight_unit: 'kg', dimension_unit: 'cm', shipment_type: 'parcel' } as const;

/** Judges every row of a file by the rules of `createProduct`, against the products as they are. */
export async function judgeFile(
  db: Queryable,
  table: Table,
  { accountId, columns, locale }: Judging,
): Promise<JudgedFile> {
  const paused = await firstPausedProduct(db, accountId);
  const seen = new Set<string>();
  const rows: JudgedRow[] = [];
  for await (const chunk of table.chunks()) {
    const skus = chunk.map(({ cells }) => skuCell(cells, columns));
    const known = await productsBySku(db, accountId, skus);
    for (const { row, cells } of chunk) {
      rows.push(judgeRow({ row, cells, columns, known, seen, paused, locale }));
    }
    // Other requests are answered in between.
    await setImmediate();
  }
  const written = rows.flatMap(({ write, shown }) =>
    write ? [{ ...write, changes: shown?.changes }] : [],
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(written)).digest('hex');
  return { rows, fingerprint: fingerprint.slice(0, 32) };
}

interface RowToJudge {
  row: number;
  cells: readonly string[];
  columns: readonly FileColumn[];
  known: ReadonlyMap<string, KnownProduct>;
  /** The SKUs of earlier rows. */
  seen: Set<string>;
  paused: string | null;
  locale: Locale;
}

function judgeRow(judged: RowToJudge): JudgedRow {
  const { row, cells, columns, seen, paused, locale } = judged;
  const sku = skuCell(cells, columns);
  const product = judged.known.get(sku);
  const { given, faults } = readRow(cells, columns, product?.input);
  const input = { ...USUAL, ...product?.input, ...given };
  const unreadable = new Set<string>(faults.map(({ field }) => field));
  const broken = [
    ...(seen.has(sku) && sku !== '' ? [{ field: 'sku' as const, code: 'repeated_sku' }] : []),
    ...(product && isPaused(product.id, paused) ? [{ field: 'sku' as const, code: 'paused' }] : []),
    ...faults,
    ...faultsOf(input).filter(({ field }) => !unreadable.has(field)),
  ];
  seen.add(sku);
  const about = { row, ...(sku !== '' && { sku: sku.slice(0, 1_000) }) };
  if (broken.length > 0) {
    const headings = new Map(columns.map(({ field, heading }) => [field, heading]));
    const told = broken.slice(0, 40).map(({ field, code }) => {
      const heading = headings.get(field) ?? headings.get(widerOf(field));
      return {
        ...{ field, code, text: faultText(code, locale) },
        ...(heading !== undefined && { heading: heading.slice(0, 1_000) }),
      };
    });
    return { shown: { ...about, outcome: 'refused', faults: told }, write: null };
  }
  // No rule is broken, so nothing is missing.
  const whole = input as ProductInput;
  const names = locale === 'ar' ? [whole.name_ar, whole.name_en] : [whole.name_en, whole.name_ar];
  const named = { ...about, name: names.find((each) => each !== undefined) ?? whole.sku };
  if (!product) {
    return { shown: { ...named, outcome: 'added' }, write: { id: null, input: whole } };
  }
  const changes = changesOf(product.input, whole);
  if (changes.length === 0) return { shown: null, write: null };
  return {
    shown: { ...named, outcome: 'changed', changes },
    write: { id: product.id, input: whole },
  };
}

/** What `createProduct` would say. */
function faultsOf(input: Partial<ProductInput>): { field: FileField; code: string }[] {
  const broken = validators.createProduct.body?.(input) ?? [];
  return bodyErrors('createProduct', input, broken).map(({ pointer, code }) => ({
    field: fieldAt(pointer),
    code,
  }));
}

function fieldAt(pointer: string): FileField {
  if (pointer === '/price/currency') return 'currency';
  return pointer.split('/')[1] as FileField;
}

/** A column for names in either language has those of both. */
function widerOf(field: FileField): FileField {
  return field === 'name_ar' || field === 'name_en' ? 'name' : field;
}

const COMPARED: readonly Exclude<FileField, 'name' | 'price' | 'currency'>[] = [
  ...(['name_ar', 'name_en', 'weight', 'weight_unit', 'length', 'width', 'height'] as const),
  ...(['dimension_unit', 'shipment_type', 'packaging_type', 'hs_code', 'origin_country'] as const),
];

function changesOf(before: ProductInput, after: ProductInput): FileField[] {
  return [
    ...(before.price.amount === after.price.amount ? [] : ['price' as const]),
    ...(before.price.currency === after.price.currency ? [] : ['currency' as const]),
    ...COMPARED.filter((field) => before[field] !== after[field]),
  ];
}
