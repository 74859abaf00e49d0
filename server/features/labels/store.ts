import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LabelBatchesTable } from './tables.ts';

export type LabelBatch = Omit<Selectable<LabelBatchesTable>, 'file' | 'tries' | 'claimed_until'>;
/** One that somebody is at work on; `tries` tells a try from those after it. */
export type ClaimedBatch = LabelBatch & { tries: number };

interface Place {
  accountId: string;
  id: string;
}

/** Batches that an account keeps; the contract says so too. */
export const KEPT_BATCHES = 10;

/** Milliseconds that a batch is kept. */
export const BATCH_LIFE = 24 * 60 * 60 * 1_000;

/** Milliseconds without a sign of life after which somebody else takes a batch up. */
const CLAIM = 60_000;

/** A batch that failed so often is given up. */
const MOST_TRIES = 3;

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

/** Adds a batch that waits for its turn; beyond {@link KEPT_BATCHES} the oldest goes. */
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

/** Of this account, the newest first. */
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
  { accountId, id }: Place,
): Promise<LabelBatch | undefined> {
  return db
    .selectFrom('label_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Its file, which is null until it is ready; undefined where the account has no such batch. */
export function findLabelFile(
  db: Queryable,
  { accountId, id }: Place,
): Promise<{ file: Uint8Array | null; created_at: Date } | undefined> {
  return db
    .selectFrom('label_batches')
    .select(['file', 'created_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes the batch that has waited longest, or whose last taker is gone. */
export function claimLabelBatch(db: Queryable, now: Date): Promise<ClaimedBatch | undefined> {
  return db
    .updateTable('label_batches')
    .set({
      status: 'rendering',
      tries: sql<number>`tries + 1`,
      claimed_until: new Date(now.getTime() + CLAIM),
    })
    .where((where) =>
      where(
        where.refTuple('account_id', 'id'),
        'in',
        where
          .selectFrom('label_batches')
          .select(['account_id', 'id'])
          .where((of) =>
            of.or([
              of('status', '=', 'waiting'),
              of.and([of('status', '=', 'rendering'), of('claimed_until', '<=', now)]),
            ]),
          )
          .orderBy('created_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_id', 'id'),
      ),
    )
    .returning([...COLUMNS, 'tries'])
    .executeTakeFirst();
}

/** Keeps the claim, and how far the file is. @returns whether the batch is still the taker's. */
export async function keepLabelProgress(
  db: Queryable,
  batch: ClaimedBatch,
  progress: { done: number; total: number; leftOut: LabelBatch['left_out'] },
  now: Date,
): Promise<boolean> {
  return change(db, batch, {
    done: progress.done,
    total: progress.total,
    left_out: JSON.stringify(progress.leftOut),
    claimed_until: new Date(now.getTime() + CLAIM),
  });
}

export async function finishLabelBatch(
  db: Queryable,
  batch: ClaimedBatch,
  file: Uint8Array,
): Promise<void> {
  await change(db, batch, { status: 'ready', file });
}

/** It failed: it waits for another try, or is given up after so many. */
export async function failLabelBatch(db: Queryable, batch: ClaimedBatch): Promise<void> {
  await change(db, batch, { status: batch.tries < MOST_TRIES ? 'waiting' : 'failed', done: 0 });
}

/** It was not finished, by no fault of its own. */
export async function releaseLabelBatch(db: Queryable, batch: ClaimedBatch): Promise<void> {
  await change(db, batch, { status: 'waiting', tries: batch.tries - 1, done: 0 });
}

async function change(
  db: Queryable,
  { account_id, id, tries }: ClaimedBatch,
  changes: Updateable<LabelBatchesTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable('label_batches')
    .set(changes)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('status', '=', 'rendering')
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes the batches that are older than {@link BATCH_LIFE}. */
export async function deleteOldBatches(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - BATCH_LIFE);
  await db.deleteFrom('label_batches').where('created_at', '<=', oldest).execute();
}
