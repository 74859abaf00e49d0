import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { Locale } from '../../reference/locale.ts';
import { writeCsv } from '../../table-files/write-csv.ts';
import { writeXlsx } from '../../table-files/write-xlsx.ts';
import type { WrittenCell } from '../../table-files/written-cell.ts';
import { FILE_WORDS, reasonOf } from './fault-words.ts';
import { firstOf } from './order-rows.ts';
import { HEADING_NAMES } from './reading/heading-names.ts';
import { ALL_FIELDS, type ImportField } from './reading/import-fields.ts';
import { showRows } from './row-mapper.ts';
import { type ImportRow, ofBatch } from './row-store.ts';
import type { ImportBatch } from './store.ts';

type Schemas = components['schemas'];
type Request = Schemas['ImportRowsRequest'];

/** States of orders that are not in the file of what was not booked. */
const DONE: ReadonlySet<string> = new Set(['booked', 'left_out']);

/** Rows whose prices are read at once. */
const SHOWN = 500;

/**
 * The rows of a batch as a file that can be sent again: the columns of the file in their order, with
 * the corrections, then why a row is not booked, or what it was booked as.
 */
export async function rowsFile(
  db: Database,
  batch: ImportBatch,
  { which, format, language }: Request,
): Promise<Uint8Array> {
  const stored = await wantedRows(db, batch, which);
  const more = editedFields(batch, stored);
  const words = (name: keyof typeof FILE_WORDS) => FILE_WORDS[name][language];
  const headings = [
    ...batch.columns.map(({ heading, field }) =>
      batch.origin === 'file' ? heading : nameOf(field, language),
    ),
    ...more.map((field) => nameOf(field, language)),
    words('error'),
    ...(which === 'all' ? [words('tracking'), words('courier'), words('price')] : []),
  ];
  const rows: WrittenCell[][] = [];
  const tracking = new Map(stored.map(({ row_no, tracking_number }) => [row_no, tracking_number]));
  for (let start = 0; start < stored.length; start += SHOWN) {
    const some = stored.slice(start, start + SHOWN);
    const shown = await showRows(db, batch, some);
    for (const [index, row] of some.entries()) {
      const each = shown[index];
      if (!each) continue;
      rows.push([
        ...textsOf(batch, row, more),
        reasonOf(each, language),
        ...(which === 'all' ? bookedCells(each, tracking.get(firstOf(row)) ?? '', language) : []),
      ]);
    }
  }
  if (format === 'csv') return writeCsv(headings, rows);
  const name = words('sheet');
  return writeXlsx({ sheets: [{ name, headings, rows }], rightToLeft: language === 'ar' });
}

async function wantedRows(
  { kysely }: Database,
  batch: ImportBatch,
  which: Request['which'],
): Promise<ImportRow[]> {
  const stored = await ofBatch(kysely, batch).orderBy('row_no').execute();
  if (which === 'all') return stored;
  const states = new Map(stored.map(({ row_no, state }) => [row_no, state]));
  // Joined rows come along with their order, so that the file can be sent again as it is.
  return stored.filter(
    (row) => row.state !== 'left_out' && !DONE.has(states.get(firstOf(row)) ?? row.state),
  );
}

/** Fields that were filled in by hand, and that no column has. */
function editedFields({ columns }: ImportBatch, rows: readonly ImportRow[]): ImportField[] {
  const edited = new Set(rows.flatMap(({ edits }) => Object.keys(edits ?? {})));
  return ALL_FIELDS.filter(
    (field) => edited.has(field) && !columns.some((column) => column.field === field),
  );
}

function textsOf(
  { columns }: ImportBatch,
  { texts, edits }: ImportRow,
  more: readonly ImportField[],
): string[] {
  return [
    ...columns.map(({ index, field }) => (field && edits?.[field]) ?? texts[index] ?? ''),
    ...more.map((field) => edits?.[field] ?? ''),
  ];
}

/** A joined row has the tracking number of its order; what it cost is told once. */
function bookedCells(
  { state, price }: Schemas['ImportRow'],
  tracking: string,
  locale: Locale,
): WrittenCell[] {
  return [
    state === 'booked' || state === 'joined' ? tracking : '',
    price?.courier.name[locale] ?? '',
    price ? price.total_fee.amount / 100 : '',
  ];
}

function nameOf(field: ImportField | undefined, locale: Locale): string {
  return field === undefined ? '' : HEADING_NAMES[field][locale];
}
