import type { Tx } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { judgeInto } from './check-rows.ts';
import { openBatch, SETTLED } from './open-batch.ts';
import { editRow, findRow, forgetPrices, type ImportRow } from './row-store.ts';
import { type Alike, settleBatch } from './settle-batch.ts';
import { changeBatch, type ImportBatch, type ImportBatchKey } from './store.ts';
import type { Edits } from './tables.ts';

type Update = OperationRequest<'updateImportRow'>['body'];

/**
 * Changes a row and judges it, and with it the rows that say the same.
 *
 * @throws ProblemError 404 for an unknown row; 409 if it is booked, or the batch is not at rest; 422
 *   for a field that is given twice.
 */
export async function changeRow(
  tx: Tx,
  { row: number, ...key }: ImportBatchKey & { row: number },
  { cells = [], leave_out, book_again }: Update,
  now: Date,
): Promise<{ batch: ImportBatch; row: ImportRow }> {
  const batch = await openBatch(tx, key, { after: SETTLED });
  const before = await findRow(tx, batch, number);
  if (!before) throw problem(404, 'not_found');
  if (before.state === 'booked') throw problem(409, 'import_row_booked');
  await forgetPrices(tx, batch, ['priced', 'unpriced']);
  const changed = await editRow(tx, before, {
    edits: { ...before.edits, ...editsOf(cells) },
    left_out: leave_out ?? before.left_out,
    book_again: book_again ?? before.book_again,
  });
  await judgeInto(tx, batch, [changed]);
  const judged = await findRow(tx, batch, number);
  await settleBatch(tx, batch, alikeOf([before, ...(judged ? [judged] : [])]));
  const row = await findRow(tx, batch, number);
  if (!row) throw new Error(`row ${number} is gone`);
  return { row, batch: await changeBatch(tx, batch, { status: 'checked', updated_at: now }) };
}

function editsOf(cells: NonNullable<Update['cells']>): Edits {
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
