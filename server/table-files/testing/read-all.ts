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

/** The whole of what a generator hands on in pieces. */
export async function joinPieces(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
