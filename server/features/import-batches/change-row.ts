import type { Tx } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { judgeInto } from './check-rows.ts';
import { firstsOf, joinLines } from './join-lines.ts';
import { openBatch, SETTLED } from './open-batch.ts';
import { firstOf, rowsOfOrders, uncheckOrders } from './order-rows.ts';
import { editRow, findRow, forgetPrices, type ImportRow } from './row-store.ts';
import { type Alike, settleBatch } from './settle-batch.ts';
import { changeBatch, type ImportBatch, type ImportBatchKey } from './store.ts';
import type { Edits } from './tables.ts';

type Update = OperationRequest<'updateImportRow'>['body'];

/** A row that was changed, and the other rows of the orders that this concerns. */
export interface ChangedRow {
  batch: ImportBatch;
  row: ImportRow;
  others: ImportRow[];
}

/**
 * Changes a row and judges it with the rows of its order, and with those that say the same.
 *
 * @throws ProblemError 404 for an unknown row; 409 if it is booked, or the batch is not at rest; 422
 *   for a field that is given twice.
 */
export async function changeRow(
  tx: Tx,
  { row: number, ...key }: ImportBatchKey & { row: number },
  { cells = [], leave_out, book_again }: Update,
  now: Date,
): Promise<ChangedRow> {
  const batch = await openBatch(tx, key, { after: SETTLED });
  const before = await findRow(tx, batch, number);
  if (!before) throw problem(404, 'not_found');
  const ordered = before.joined_to === null ? before : await findRow(tx, batch, before.joined_to);
  if (ordered?.state === 'booked') throw problem(409, 'import_row_booked');
  await forgetPrices(tx, batch, ['priced', 'unpriced']);
  await editRow(tx, before, {
    edits: { ...before.edits, ...editsOf(cells) },
    left_out: leave_out ?? before.left_out,
    book_again: book_again ?? before.book_again,
  });
  const moves = await joinLines(tx, batch, number);
  const orders = [...new Set([firstOf(before), ...firstsOf(moves)])];
  await uncheckOrders(tx, batch, orders);
  const unchecked = await rowsOfOrders(tx, batch, orders);
  await judgeInto(tx, batch, unchecked);
  const judged = await rowsOfOrders(tx, batch, orders);
  await settleBatch(tx, batch, alikeOf([...unchecked, ...judged]));
  const settled = await rowsOfOrders(tx, batch, orders);
  const row = settled.find(({ row_no }) => row_no === number);
  if (!row) throw new Error(`row ${number} is gone`);
  return {
    row,
    others: settled.filter((other) => other !== row),
    batch: await changeBatch(tx, batch, { status: 'checked', updated_at: now }),
  };
}

/** Changed cells by field. @throws ProblemError 422 for a field that is given twice. */
export function editsOf(cells: NonNullable<Update['cells']>): Edits {
  const edits: Edits = {};
  for (const [place, { field, text }] of cells.entries()) {
    if (edits[field] !== undefined) {
      throw invalidFields([{ pointer: `/cells/${place}/field`, code: 'not_allowed' }]);
    }
    edits[field] = text;
  }
  return edits;
}

function alikeOf(rows: readonly ImportRow[]): Alike {
  return {
    hashes: rows.flatMap(({ order_hash }) => order_hash ?? []),
    references: rows.flatMap(({ reference }) => reference ?? []),
    rows: rows.map(({ row_no }) => row_no),
  };
}
