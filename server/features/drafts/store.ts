import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ShipmentDraftsTable } from './tables.ts';

export type Draft = Selectable<ShipmentDraftsTable>;
type Content = Draft['content'];

/** Most drafts of one account, as the contract says. */
export const MAX_DRAFTS = 50;

interface DraftKey {
  accountId: string;
  id: string;
}

/** All drafts, last changed first; at most {@link MAX_DRAFTS}. */
export function listDrafts(db: Queryable, accountId: string): Promise<Draft[]> {
  return db
    .selectFrom('shipment_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findDraft(db: Queryable, { accountId, id }: DraftKey): Promise<Draft | undefined> {
  return db
    .selectFrom('shipment_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Creates a draft. The caller's transaction holds the account's row, so simultaneous calls cannot
 * exceed the limit.
 *
 * @returns undefined when the account has {@link MAX_DRAFTS}.
 */
export async function addDraft(
  tx: Tx,
  { accountId, id }: DraftKey,
  content: Content,
  now: Date,
): Promise<Draft | undefined> {
  await tx
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const { count } = await tx
    .selectFrom('shipment_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_DRAFTS) return undefined;
  return tx
    .insertInto('shipment_drafts')
    .values({
      account_id: accountId,
      id,
      version: 1,
      content: JSON.stringify(content),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves a draft that has not changed since `version`. @returns undefined otherwise. */
export function saveDraftVersion(
  db: Queryable,
  { accountId, id }: DraftKey,
  { version, content, now }: { version: number; content: Content; now: Date },
): Promise<Draft | undefined> {
  return db
    .updateTable('shipment_drafts')
    .set({
      version: sql<number>`version + 1`,
      content: JSON.stringify(content),
      updated_at: now,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether there was one. */
export async function removeDraft(db: Queryable, { accountId, id }: DraftKey): Promise<boolean> {
  const removed = await db
    .deleteFrom('shipment_drafts')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
