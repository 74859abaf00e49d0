import { setImmediate as giveWay } from 'node:timers/promises';
import type { Queryable } from '../../db/database.ts';
import type { ImportServices } from './import-services.ts';
import { judgeContext } from './judge-context.ts';
import type { JudgeContext } from './judged-row.ts';
import { judgeOrder } from './judge-order.ts';
import { inOrders, nextUnchecked } from './order-rows.ts';
import { type ImportRow, type RowChange, writeRows } from './row-store.ts';
import { settleBatch } from './settle-batch.ts';
import { changeBatch, type ImportBatch, lockBatch } from './store.ts';

/** Rows that are checked at once. */
const SLICE = 200;

/** Rows that are judged before others have their turn; a few milliseconds. */
const TURN = 10;

/** Checks the next rows of a batch; after the last ones, it is `checked`. */
export async function checkSome(
  { db: { kysely }, clock }: Required<ImportServices>,
  batch: ImportBatch,
): Promise<void> {
  const rows = await nextUnchecked(kysely, batch, SLICE);
  if (rows.length > 0) {
    await judgeInto(kysely, batch, rows);
    return;
  }
  await kysely.transaction().execute(async (tx) => {
    const held = await lockBatch(tx, { accountId: batch.account_id, id: batch.id });
    if (held?.status !== 'checking') return;
    await settleBatch(tx, held);
    await changeBatch(tx, held, { status: 'checked', updated_at: clock() });
  });
}

/** Judges the unchecked rows of whole orders and writes what was found; others have their turn in between. */
export async function judgeInto(
  db: Queryable,
  batch: ImportBatch,
  rows: readonly ImportRow[],
): Promise<void> {
  const judged = await judgeAll(rows, await judgeContext(db, batch, rows));
  await writeRows(db, batch, 'unchecked', judged);
}

async function judgeAll(rows: readonly ImportRow[], context: JudgeContext): Promise<RowChange[]> {
  const judged: RowChange[] = [];
  let turn = 0;
  for (const { first, lines } of inOrders(rows)) {
    judged.push(...judgeOrder(first, lines, context));
    if (judged.length < turn + TURN) continue;
    turn = judged.length;
    await giveWay();
  }
  return judged;
}
