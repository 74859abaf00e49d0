import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { PlanLimit } from '../plans/plan-limits.ts';
import { firstPaused, isPaused, lockAccount, requireRoom } from '../plans/limits.ts';
import { searchPatterns } from '../shipments/list/shipment-search.ts';

/** The saved content by table. */
interface Contents {
  saved_receivers: components['schemas']['SavedReceiverInput'];
  parcel_presets: components['schemas']['ParcelPresetInput'];
}
export type SavedKind = keyof Contents;

/** What the account's plan says of each kind. */
const LIMITS = {
  saved_receivers: 'saved_receivers',
  parcel_presets: 'saved_presets',
} as const satisfies Record<SavedKind, PlanLimit>;

export interface Saved<Kind extends SavedKind> {
  id: string;
  content: Contents[Kind];
  name_key: string;
  created_at: Date;
  updated_at: Date;
}

/** The stored form of one item: texts to find it by, and a unique name key. */
export interface SavedContent<Kind extends SavedKind> {
  content: Contents[Kind];
  nameKey: string;
  searchText: string;
}

interface Collection<Kind extends SavedKind> {
  kind: Kind;
  accountId: string;
}

const COLUMNS = ['id', 'content', 'name_key', 'created_at', 'updated_at'] as const;

/** One page by name, and the number of matches; there are never enough to make counting slow. */
export async function savedPage<Kind extends SavedKind>(
  db: Queryable,
  { kind, accountId }: Collection<Kind>,
  page: { q: string; after: string | null; limit: number },
): Promise<{ rows: Saved<Kind>[]; total: number; isLast: boolean }> {
  let matching = from(db, kind).where('account_id', '=', accountId);
  for (const pattern of searchPatterns(page.q)) {
    matching = matching.where('search_text', 'like', pattern);
  }
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = matching
    .select(COLUMNS)
    .orderBy('name_key')
    .limit(page.limit + 1);
  if (page.after !== null) query = query.where('name_key', '>', page.after);
  const rows = (await query.execute()) as Saved<Kind>[];
  return { rows: rows.slice(0, page.limit), total, isLast: rows.length <= page.limit };
}

export async function findSaved<Kind extends SavedKind>(
  db: Queryable,
  { kind, accountId }: Collection<Kind>,
  id: string,
): Promise<Saved<Kind> | undefined> {
  const found = await from(db, kind)
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found as Saved<Kind> | undefined;
}

/**
 * Adds one item. Simultaneous calls cannot pass the limit of the account's plan.
 *
 * @throws ProblemError 409 when the limit is reached; the transaction must be rolled back.
 */
export async function addSaved<Kind extends SavedKind>(
  tx: Tx,
  { kind, accountId }: Collection<Kind>,
  added: SavedContent<Kind> & { id: string; now: Date },
): Promise<Saved<Kind> | 'taken'> {
  await lockAccount(tx, accountId);
  const { count } = await from(tx, kind)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto(kind as 'saved_receivers')
    .values({
      account_id: accountId,
      id: added.id,
      ...written(added),
      created_at: added.now,
      updated_at: added.now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'name_key']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) return 'taken';
  await requireRoom(tx, accountId, { limit: LIMITS[kind], used: count });
  return row as Saved<Kind>;
}

/**
 * @returns undefined when the account has no such item, `taken` when another one has the name, and
 *   `paused` when it is beyond the limit of the account's plan.
 */
export async function replaceSaved<Kind extends SavedKind>(
  db: Queryable,
  { kind, accountId }: Collection<Kind>,
  changed: SavedContent<Kind> & { id: string; now: Date },
): Promise<Saved<Kind> | 'taken' | 'paused' | undefined> {
  if (isPaused(changed.id, await firstPaused(db, accountId, kind))) {
    return (await findSaved(db, { kind, accountId }, changed.id)) && 'paused';
  }
  try {
    const row = await db
      .updateTable(kind as 'saved_receivers')
      .set({ ...written(changed), updated_at: changed.now })
      .where('account_id', '=', accountId)
      .where('id', '=', changed.id)
      .returning(COLUMNS)
      .executeTakeFirst();
    return row as Saved<Kind> | undefined;
  } catch (error) {
    if (isNameTaken(error)) return 'taken';
    throw error;
  }
}

/** @returns whether there was one. */
export async function removeSaved(
  db: Queryable,
  { kind, accountId }: Collection<SavedKind>,
  id: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom(kind)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return removed !== undefined;
}

/** Both tables have the same columns; only `content` differs. */
function from(db: Queryable, kind: SavedKind) {
  return db.selectFrom(kind as 'saved_receivers');
}

function written({ content, nameKey, searchText }: SavedContent<SavedKind>) {
  return { content: JSON.stringify(content), name_key: nameKey, search_text: searchText };
}

function isNameTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
