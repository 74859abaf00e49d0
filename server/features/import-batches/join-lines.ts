import { setImmediate as giveWay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { cellsOf } from './cells-of.ts';
import { firstRowOf, partOf, type PlacedPart } from './reading/further-lines.ts';
import { findRow, type ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';

/** Rows that are read at once, of a whole file and around a changed row. */
const MANY = 500;
const FEW = 30;

/** A line that was joined to another row than before. */
export interface Move {
  row: number;
  from: number | null;
  to: number | null;
}

/** The orders that lose or gain lines, and lines that are on their own now. */
export function firstsOf(moves: readonly Move[]): number[] {
  return [...new Set(moves.flatMap(({ row, from, to }) => [from ?? row, to ?? row]))];
}

/** An order that is booked gets no further lines. */
type Above = PlacedPart & { isBooked: boolean };

/**
 * Joins further lines to the orders above them, and parts those that are none any more. Only rows of
 * files are joined; a copy has its further products.
 *
 * @param changed the only row that is different since it was done before; all may be without it.
 */
export async function joinLines(tx: Tx, batch: ImportBatch, changed?: number): Promise<Move[]> {
  if (batch.origin !== 'file') return [];
  const moves: Move[] = [];
  let above = changed === undefined ? undefined : await rowAbove(tx, batch, changed);
  let isOver = false;
  for (let after = (changed ?? 1) - 1; !isOver; await giveWay()) {
    const limit = changed === undefined ? MANY : FEW;
    const rows = await looked(tx, batch)
      .where('row_no', '>', after)
      .orderBy('row_no')
      .limit(limit)
      .execute();
    for (const row of rows) {
      const placed = place(row, batch, above);
      if (placed.joinedTo !== row.joined_to) {
        moves.push({ row: row.row_no, from: row.joined_to, to: placed.joinedTo });
      } else if (changed !== undefined && row.row_no > changed) {
        // Nothing has changed for the rows below.
        isOver = true;
        break;
      }
      above = placed;
    }
    isOver ||= rows.length < limit;
    after = rows.at(-1)?.row_no ?? after;
  }
  await write(tx, batch, moves);
  return moves;
}

type Looked = Pick<ImportRow, 'row_no' | 'texts' | 'edits' | 'joined_to' | 'state'>;

function looked(tx: Tx, { account_id, id }: ImportBatch) {
  return tx
    .selectFrom('import_rows')
    .select(['row_no', 'texts', 'edits', 'joined_to', 'state'])
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id);
}

function place(row: Looked, { columns }: ImportBatch, above: Above | undefined): Above {
  const part = partOf(cellsOf(row, columns));
  const first = firstRowOf(part, above);
  const joinedTo = above?.isBooked && first !== row.joined_to ? null : first;
  const isBooked =
    part.kind === 'first' ? row.state === 'booked' : joinedTo !== null && above?.isBooked === true;
  return { ...part, row: row.row_no, joinedTo, isBooked };
}

async function rowAbove(tx: Tx, batch: ImportBatch, below: number): Promise<Above | undefined> {
  const row = await looked(tx, batch)
    .where('row_no', '<', below)
    .orderBy('row_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const first = row.joined_to === null ? row : await findRow(tx, batch, row.joined_to);
  return {
    ...partOf(cellsOf(row, batch.columns)),
    row: row.row_no,
    joinedTo: row.joined_to,
    isBooked: first?.state === 'booked',
  };
}

async function write(
  tx: Tx,
  { account_id, id }: ImportBatch,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const all = JSON.stringify(moves.map(({ row, to }) => ({ row, to })));
  await sql`
    update import_rows set joined_to = moved."to"
    from jsonb_to_recordset(${all}::jsonb) as moved (row int, "to" int)
    where account_id = ${account_id} and batch_id = ${id} and row_no = moved.row`.execute(tx);
}
