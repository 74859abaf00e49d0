import { findFormat } from './find-format.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { TableRefused, type TableRefusal } from './refusal.ts';
import { TABLE_LIMITS, type Table, type TableLimits } from './table.ts';

/**
 * Reads a table out of a CSV file or a workbook (the first sheet that has content). The bytes decide
 * which it is, not the name. The whole file is judged before the first row is given, so a table that
 * is answered can be read to its end.
 *
 * @returns the table, or why the file is refused.
 */
export async function readTable(
  bytes: Uint8Array,
  limits: Partial<TableLimits> = {},
): Promise<{ table: Table } | { refusal: TableRefusal }> {
  const bounds = { ...TABLE_LIMITS, ...limits };
  try {
    if (bytes.length > bounds.bytes) {
      throw new TableRefused({ code: 'too_large', params: { most: bounds.bytes } });
    }
    const read = findFormat(bytes) === 'xlsx' ? readXlsx : readCsv;
    return { table: await read(bytes, bounds) };
  } catch (error) {
    if (error instanceof TableRefused) return { refusal: error.refusal };
    throw error;
  }
}
