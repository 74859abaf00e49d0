import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { InvoiceFilesTable } from './tables.ts';

export type InvoiceFile = Omit<Selectable<InvoiceFilesTable>, 'file'>;

/** Identifies a file of an account. */
export interface InvoiceFileKey {
  accountId: string;
  id: string;
}

/** Files kept for one account, as the contract says. */
export const KEPT_FILES = 10;

/** Milliseconds for which a file is kept. */
export const FILE_LIFE = 24 * 60 * 60 * 1_000;

const COLUMNS = [
  'account_id',
  'id',
  'status',
  'month',
  'done',
  'total',
  'created_at',
] as const satisfies readonly (keyof InvoiceFilesTable)[];

/** Adds a waiting file; beyond {@link KEPT_FILES} the oldest is deleted. */
export async function addInvoiceFile(
  tx: Tx,
  file: Pick<InvoiceFile, 'account_id' | 'id' | 'month' | 'total' | 'created_at'>,
): Promise<InvoiceFile> {
  const added = await tx
    .insertInto('invoice_files')
    .values({ ...file, status: 'waiting', done: 0 })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('invoice_files')
    .where('account_id', '=', file.account_id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('invoice_files')
        .select('id')
        .where('account_id', '=', file.account_id)
        .orderBy('id', 'desc')
        .limit(KEPT_FILES),
    )
    .execute();
  return added;
}

/** Files of this account, newest first. */
export function listInvoiceFiles(db: Queryable, accountId: string): Promise<InvoiceFile[]> {
  return db
    .selectFrom('invoice_files')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export function findInvoiceFile(
  db: Queryable,
  { accountId, id }: InvoiceFileKey,
): Promise<InvoiceFile | undefined> {
  return db
    .selectFrom('invoice_files')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The content, null until it is ready; undefined when the account has no such file. */
export function findInvoiceContent(
  db: Queryable,
  { accountId, id }: InvoiceFileKey,
): Promise<{ file: Uint8Array | null; month: string } | undefined> {
  return db
    .selectFrom('invoice_files')
    .select(['file', 'month'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Saves a state. @returns the file; undefined when it was deleted or is already made. */
export function changeInvoiceFile(
  db: Queryable,
  { accountId, id }: InvoiceFileKey,
  changes: Updateable<InvoiceFilesTable>,
): Promise<InvoiceFile | undefined> {
  return db
    .updateTable('invoice_files')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'rendering'])
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes files older than {@link FILE_LIFE}. */
export async function deleteOldFiles(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FILE_LIFE);
  await db.deleteFrom('invoice_files').where('created_at', '<=', oldest).execute();
}
