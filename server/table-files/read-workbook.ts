import { readSheet, SheetNotFoundError } from 'read-excel-file/universal';
import { TableMeasure } from './measure-table.ts';
import { prepareSheets } from './prepare-sheets.ts';
import { TableRefused } from './refusal.ts';
import { plainDate, plainNumber, type SheetNumber } from './sheet-cell.ts';
import { storedZip } from './write-zip.ts';
import { hasContent, type TableLimits, type TableRow } from './table.ts';
import type { WorkbookTable } from './workbook-table.ts';
import { judgePackage, unpackParts } from './unpack-workbook.ts';

/** Rows that are handed over at once. */
const CHUNK = 100;

/**
 * Reads the first sheet that has content. Needs a thread of its own, with a limit of memory.
 *
 * @throws TableRefused, and other errors for a workbook that is damaged inside.
 */
export async function readWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<WorkbookTable> {
  const { workbook, refusalOf } = prepared(bytes, limits);
  const rows = await firstRows(workbook);
  const refusal = refusalOf(rows[0]?.cells[0] ?? '');
  if (refusal) throw new TableRefused(refusal);
  const measure = new TableMeasure(limits);
  for (const row of rows) measure.add(row);
  const { headings, headingRow, rowCount } = measure.finish();
  const below = rows.slice(1);
  const chunks = Array.from({ length: Math.ceil(below.length / CHUNK) }, (_, index) =>
    JSON.stringify(below.slice(index * CHUNK, (index + 1) * CHUNK)),
  );
  return { headings, headingRow, rowCount, chunks };
}

/** Nothing that was not unpacked within its bounds reaches the library. */
function prepared(bytes: Uint8Array, limits: TableLimits) {
  const unpacked = unpackParts(bytes, judgePackage(bytes, limits), limits);
  const { parts, refusalOf } = prepareSheets(unpacked, limits);
  return { workbook: storedZip(parts).buffer, refusalOf };
}

async function firstRows(workbook: ArrayBuffer): Promise<TableRow[]> {
  for (let sheet = 1; ; sheet += 1) {
    const rows = await readRows(workbook, sheet);
    if (!rows) return [];
    if (rows.length > 0) return rows;
  }
}

/** The rows of a sheet that have content, null if there is no such sheet. */
async function readRows(workbook: ArrayBuffer, sheet: number): Promise<TableRow[] | null> {
  try {
    const data = await readSheet<SheetNumber>(workbook, sheet, {
      trim: false,
      parseNumber: (number) => ({ number }),
    });
    return data.flatMap((cells, index) => {
      const row = rowOf(index + 1, cells);
      return hasContent(row.cells) ? row : [];
    });
  } catch (error) {
    if (error instanceof SheetNotFoundError) return null;
    throw error;
  }
}

function rowOf(row: number, values: readonly unknown[]): TableRow {
  const dates = values.flatMap((value, index) => (value instanceof Date ? index : []));
  return { row, cells: values.map(textOf), ...(dates.length > 0 && { dates }) };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return plainDate(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return isNumber(value) ? plainNumber(value.number) : '';
}

function isNumber(value: unknown): value is SheetNumber {
  return typeof value === 'object' && value !== null && 'number' in value;
}
