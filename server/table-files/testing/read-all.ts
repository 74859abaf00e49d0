import { readTable } from '../read-table.ts';
import type { Table, TableLimits, TableRow } from '../table.ts';

/** A table with all its rows. */
export async function readAll(
  bytes: Uint8Array,
  limits?: Partial<TableLimits>,
): Promise<{ table: Table; rows: TableRow[] }> {
  const read = await readTable(bytes, limits);
  if ('refusal' in read) throw new Error(`Refused: ${JSON.stringify(read.refusal)}`);
  const rows: TableRow[] = [];
  for await (const chunk of read.table.chunks()) rows.push(...chunk);
  return { table: read.table, rows };
}
