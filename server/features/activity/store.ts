import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { storedKey } from '../../db/idempotency.ts';
import { endOfDay, startOfDay } from '../../db/riyadh-days.ts';
import { statement } from '../../db/statement.ts';
import type { ActivityEntry } from '../../http/activity-note.ts';
import { searchPatterns } from '../shipments/list/shipment-search.ts';
import { actionsOf } from './groups.ts';
import type { ActivityTable } from './tables.ts';

type Schemas = components['schemas'];

export type ActivityRow = Selectable<ActivityTable>;

/** Every given field must match. */
export interface ActivityFilter {
  /** Searched in what was changed and in the names of keys. */
  q?: string;
  group?: Schemas['ActivityGroup'];
  actor?: Schemas['ActivityActorKind'];
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

/** Days for which an entry is kept. */
const KEPT_DAYS = 365;
/** Days in which a request that was under way when its account closed has ended. */
const CLOSED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

const COLUMNS = sql.raw(`id, created_at, action, actor_kind, actor_id, actor_name,
  user_agent, country, subject_id, subject_label, changes, search_text`);

/**
 * The part of a statement that adds an entry, given as JSON, for the request whose idempotency key
 * is in `claimed`. The repetition of a request adds none.
 */
export function entryPart(v: { accountId: string; entry: string }): RawBuilder<unknown> {
  return sql`
    recorded as (
      insert into activity (account_id, ${COLUMNS}, request_key)
      select ${v.accountId}, ${COLUMNS}, (select key || ' ' || extract(epoch from claimed_at) from claimed)
      from jsonb_populate_record(null::activity, ${v.entry}::jsonb)
      on conflict (account_id, request_key) where request_key is not null do nothing returning id
    )`;
}

const addEntry = statement(
  (v: { accountId: string; key: string | undefined; entry: string }) => sql`
    with claimed as (
      select key, created_at as claimed_at from idempotency_keys
      where account_id = ${v.accountId} and key = ${v.key}
    ), ${entryPart(v)}
    select`,
);

/** Adds the entry of a request, unless it repeats one whose entry was added. */
export async function addActivity(
  db: Queryable,
  entry: ActivityEntry,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { account_id: accountId } = entry;
  const key = idempotencyKey && storedKey(idempotencyKey);
  await addEntry(db, { accountId, key, entry: JSON.stringify(entry) });
}

/** The entries of an account that match. */
export function matchingActivity(db: Queryable, accountId: string, filter: ActivityFilter) {
  const { q = '', group, actor, created_from: from, created_to: to } = filter;
  let query = db.selectFrom('activity').selectAll().where('account_id', '=', accountId);
  if (group !== undefined) query = query.where('action', 'in', actionsOf(group));
  if (actor !== undefined) query = query.where('actor_kind', '=', actor);
  if (from !== undefined) query = query.where('created_at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('created_at', '<', endOfDay(to));
  for (const pattern of searchPatterns(q)) query = query.where('search_text', 'like', pattern);
  return query;
}

/** Deletes the entries of an account that closes. */
export async function forgetActivity(tx: Tx, accountId: string): Promise<void> {
  await allowDeleting(tx, true);
  await tx.deleteFrom('activity').where('account_id', '=', accountId).execute();
  await allowDeleting(tx, false);
}

/** Deletes what is older than a year, and what was under way when its account closed. */
export async function deleteOldActivity(db: Queryable, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.transaction().execute(async (tx) => {
    await allowDeleting(tx, true);
    await tx.deleteFrom('activity').where('created_at', '<', daysAgo(KEPT_DAYS)).execute();
    await tx
      .deleteFrom('activity')
      .where('account_id', 'in', (closed) =>
        closed
          .selectFrom('accounts')
          .select('account_id')
          .where('closed_at', '>=', daysAgo(CLOSED_DAYS)),
      )
      .execute();
  });
}

/** Until the transaction ends; otherwise the table is append-only. */
async function allowDeleting(tx: Tx, isAllowed: boolean): Promise<void> {
  await sql`select set_config('mizan.deleting_activity', ${isAllowed ? 'on' : 'off'}, true)`.execute(
    tx,
  );
}
