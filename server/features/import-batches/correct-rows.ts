import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Tx } from '../../db/database.ts';
import { judgeInto } from './check-rows.ts';
import { openBatch, SETTLED } from './open-batch.ts';
import { firstsOf, joinLines } from './join-lines.ts';
import { firstOf, nextUnchecked, uncheckOrders } from './order-rows.ts';
import { isDecisive } from './reading/further-lines.ts';
import { isOfProduct } from './reading/read-line-cells.ts';
import { forgetPrices } from './row-store.ts';
import { settleBatch } from './settle-batch.ts';
import { changeBatch, type ImportBatch, type ImportBatchKey } from './store.ts';

/** Rows that are checked at once while the person waits; more are checked in the background. */
const AT_ONCE = 200;

/**
 * Changes a text of a field in every row that has it and is not booked.
 *
 * @returns how many; the batch is `checking` if they are too many to be judged at once.
 * @throws ProblemError 409 if the batch is not at rest.
 */
export async function correctRows(
  tx: Tx,
  key: ImportBatchKey,
  { field, from, to }: components['schemas']['ImportCorrection'],
  now: Date,
): Promise<{ batch: ImportBatch; changed: number }> {
  const batch = await openBatch(tx, key, { after: SETTLED });
  const index = batch.columns.find((column) => column.field === field)?.index ?? null;
  // What a line leaves to the first row of its order is nothing that it lacks.
  const concernsLines = from !== '' || isOfProduct(field);
  const { rows } = await sql<{ row_no: number; joined_to: number | null }>`
    update import_rows r set state = 'unchecked',
      edits = coalesce(edits, '{}'::jsonb) || jsonb_build_object(${field}::text, ${to}::text)
    where account_id = ${key.accountId} and batch_id = ${key.id} and state <> 'booked'
      and coalesce(edits ->> ${field}::text, texts ->> ${index}::int, '') = ${from}::text
      and (joined_to is null or ${concernsLines}::boolean)
      and not exists (select from import_rows o where o.account_id = r.account_id
        and o.batch_id = r.batch_id and o.row_no = r.joined_to and o.state = 'booked')
    returning row_no, joined_to`.execute(tx);
  const changed = rows.length;
  if (changed === 0) return { batch, changed };
  await forgetPrices(tx, batch, ['priced', 'unpriced']);
  const moves = isDecisive(field) ? await joinLines(tx, batch) : [];
  const unchecked = await uncheckOrders(tx, batch, [...rows.map(firstOf), ...firstsOf(moves)]);
  if (unchecked > AT_ONCE) {
    const status = 'checking';
    return { batch: await changeBatch(tx, batch, { status, updated_at: now }), changed };
  }
  await judgeInto(tx, batch, await nextUnchecked(tx, batch, AT_ONCE));
  await settleBatch(tx, batch);
  const status = 'checked';
  return { batch: await changeBatch(tx, batch, { status, updated_at: now }), changed };
}
