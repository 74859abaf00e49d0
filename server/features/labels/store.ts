import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LabelBatchesTable } from './tables.ts';

export type LabelBatch = Omit<Selectable<LabelBatchesTable>, 'file'>;

/** Identifies a batch of an account. */
export interface LabelBatchKey {
  accountId: string;
  id: string;
}

/** Batches kept for one account, as the contract says. */
export const KEPT_BATCHES = 10;

/** Milliseconds for which a batch is kept. */
export const BATCH_LIFE = 24 * 60 * 60 * 1_000;

const COLUMNS = [
  'account_id',
  'id',
  'status',
  'paper',
  'language',
  'shipment_ids',
  'left_out',
  'done',
  'total',
  'created_at',
] as const satisfies readonly (keyof LabelBatchesTable)[];

/** Adds a waiting batch; beyond {@link KEPT_BATCHES} the oldest is deleted. */
export async function addLabelBatch(
  tx: Tx,
  batch: Pick<LabelBatch, 'account_id' | 'id' | 'paper' | 'language' | 'total' | 'created_at'> & {
    shipment_ids: readonly string[];
    left_out: LabelBatch['left_out'];
  },
): Promise<LabelBatch> {
  const added = await tx
    .insertInto('label_batches')
    .values({
      ...batch,
      status: 'waiting',
      shipment_ids: JSON.stringify(batch.shipment_ids),
      left_out: JSON.stringify(batch.left_out),
      done: 0,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('label_batches')
    .where('account_id', '=', batch.account_id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('label_batches')
        .select('id')
        .where('account_id', '=', batch.account_id)
        .orderBy('id', 'desc')
        .limit(KEPT_BATCHES),
    )
    .execute();
  return added;
}

/** Batches of this account, newest first. */
export function listLabelBatches(db: Queryable, accountId: string): Promise<LabelBatch[]> {
  return db
    .selectFrom('label_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export function findLabelBatch(
  db: Queryable,
  { accountId, id }: LabelBatchKey,
): Promise<LabelBatch | undefined> {
  return db
    .selectFrom('label_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The batch's file, null until it is ready; undefined when the account has no such batch. */
export function findLabelFile(
  db: Queryable,
  { accountId, id }: LabelBatchKey,
): Promise<{ file: Uint8Array | null; created_at: Date } | undefined> {
  return db
    .selectFrom('label_batches')
    .select(['file', 'created_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks the batch as being made. @returns undefined when it was deleted or is already made. */
export function beginLabelBatch(
  db: Queryable,
  { accountId, id }: LabelBatchKey,
): Promise<LabelBatch | undefined> {
  return db
    .updateTable('label_batches')
    .set({ status: 'rendering', done: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Saves the progress. @returns whether the batch still exists. */
export function keepLabelProgress(
  db: Queryable,
  key: LabelBatchKey,
  { done, total, leftOut }: { done: number; total: number; leftOut: LabelBatch['left_out'] },
): Promise<boolean> {
  return change(db, key, { done, total, left_out: JSON.stringify(leftOut) });
}

export async function finishLabelBatch(
  db: Queryable,
  key: LabelBatchKey,
  file: Uint8Array,
): Promise<void> {
  await change(db, key, { status: 'ready', file });
}

export async function failLabelBatch(db: Queryable, key: LabelBatchKey): Promise<void> {
  await change(db, key, { status: 'failed' });
}

const UNFINISHED = ['waiting', 'rendering'] as const;

async function change(
  db: Queryable,
  { accountId, id }: LabelBatchKey,
  changes: Updateable<LabelBatchesTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable('label_batches')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes batches older than {@link BATCH_LIFE}. */
export async function deleteOldBatches(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - BATCH_LIFE);
  await db.deleteFrom('label_batches').where('created_at', '<=', oldest).execute();
}
