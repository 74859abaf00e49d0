import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ImportBatchesTable } from './tables.ts';

export type ImportBatch = Omit<Selectable<ImportBatchesTable>, 'file'>;

/** Identifies a batch of an account. */
export interface ImportBatchKey {
  accountId: string;
  id: string;
}

/** Most batches of one account that are still to be booked, as the contract says. */
export const MAX_UNBOOKED = 50;

/** Milliseconds for which a batch is kept after its last change. */
export const BATCH_LIFE = 90 * 24 * 60 * 60 * 1_000;

/** The server is at work on batches with these statuses. */
export const AT_WORK = ['reading', 'checking', 'pricing', 'booking'] as const;

const COLUMNS = [
  'account_id',
  'id',
  'version',
  'status',
  'origin',
  'file_name',
  'unreadable',
  'columns',
  'defaults',
  'asks_date_order',
  'date_order',
  'choice',
  'priced_at',
  'row_count',
  'worker',
  'worked_until',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ImportBatchesTable)[];

/** The caller's transaction holds the account's row, so that no other adds one meanwhile. */
export async function hasRoom(tx: Tx, accountId: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('import_batches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'not in', ['booked', 'unreadable'])
    .executeTakeFirstOrThrow();
  return count < MAX_UNBOOKED;
}

export function addBatch(
  tx: Tx,
  batch: Pick<
    Insertable<ImportBatchesTable>,
    'account_id' | 'id' | 'status' | 'origin' | 'file_name' | 'row_count'
  > & { file?: Uint8Array; columns: ImportBatch['columns']; at: Date },
): Promise<ImportBatch> {
  const { at, columns, ...rest } = batch;
  return tx
    .insertInto('import_batches')
    .values({
      ...rest,
      version: 1,
      columns: JSON.stringify(columns),
      defaults: '[]',
      asks_date_order: false,
      created_at: at,
      updated_at: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findBatch(
  db: Queryable,
  { accountId, id }: ImportBatchKey,
): Promise<ImportBatch | undefined> {
  return db
    .selectFrom('import_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The batch, which nobody else changes until the transaction ends. */
export function lockBatch(
  tx: Tx,
  { accountId, id }: ImportBatchKey,
): Promise<ImportBatch | undefined> {
  return tx
    .selectFrom('import_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The bytes of the file; null once it has been read. */
export async function fileOf(
  db: Queryable,
  { accountId, id }: ImportBatchKey,
): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom('import_batches')
    .select('file')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.file ?? null;
}

/** Changes a batch that the transaction holds. @returns the batch with its next version. */
export function changeBatch(
  tx: Tx,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  changes: Updateable<ImportBatchesTable> & { updated_at: Date },
): Promise<ImportBatch> {
  return tx
    .updateTable('import_batches')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes a batch that the transaction holds, with its rows. */
export async function removeBatch(tx: Tx, { accountId, id }: ImportBatchKey): Promise<void> {
  await tx
    .deleteFrom('import_rows')
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .execute();
  await tx
    .deleteFrom('import_batches')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The batches of an account. */
export function batchesOf(db: Queryable, accountId: string) {
  return db.selectFrom('import_batches').select(COLUMNS).where('account_id', '=', accountId);
}

/** Some batches after the one with that id, oldest first. */
export function batchesAfter(
  db: Queryable,
  accountId: string,
  after: string,
  limit: number,
): Promise<ImportBatch[]> {
  return db
    .selectFrom('import_batches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
