import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { type AttentionKind, type ItemRow, KINDS, KINDS_IN_ORDER, type Place } from './kinds.ts';

/** Items of a kind that are counted and shown. */
export const MOST_OF_A_KIND = 100;

/** An item, and when it comes back if it is snoozed. */
export interface AttentionRow extends ItemRow {
  kind: AttentionKind;
  snoozed_until: Date | null;
}

/** Identifies an item of an account. */
export interface ItemKey {
  accountId: string;
  kind: AttentionKind;
  subject: string;
}

interface ReadValues {
  accountId: string;
  now: Date;
}

/** The items that are neither snoozed nor done, at most one above the limit of each kind. */
export const openItems = (v: ReadValues) =>
  ofAllKinds(
    v,
    (kind, items) => sql`
      select ${sql.lit(kind)} as kind, item.*, null::timestamptz as snoozed_until
      from (${items}) as item
      where not exists (select from attention_marks m where m.account_id = ${v.accountId}::text
        and m.kind = ${sql.lit(kind)} and m.subject = item.subject and m.since >= item.since
        and (m.snoozed_until is null or m.snoozed_until > ${v.now}::timestamptz))`,
  );

/** The same as rows. */
export const selectOpen = statement(openItems);

/** The items that are snoozed, at most one above the limit of each kind. */
export const selectSnoozed = statement((v: ReadValues) =>
  ofAllKinds(
    v,
    (kind, items) => sql`
      select ${sql.lit(kind)} as kind, item.*, m.snoozed_until
      from attention_marks m join (${items}) as item on item.subject = m.subject
      where m.account_id = ${v.accountId}::text and m.kind = ${sql.lit(kind)}
        and m.since >= item.since and m.snoozed_until > ${v.now}::timestamptz`,
  ),
);

/** Within a kind the oldest first; the kinds as they come. */
function ofAllKinds(
  v: ReadValues,
  select: (kind: AttentionKind, items: RawBuilder<ItemRow>) => RawBuilder<unknown>,
): RawBuilder<AttentionRow> {
  const place = placeOf(v);
  const each = KINDS_IN_ORDER.map(
    (kind) =>
      sql`(${select(kind, KINDS[kind](place))}
        order by since, subject limit ${sql.lit(MOST_OF_A_KIND + 1)})`,
  );
  return sql`${sql.join(each, sql` union all `)}`;
}

function placeOf({ accountId, now }: ReadValues): Place {
  return { account: sql`${accountId}::text`, now: sql`${now}` };
}

/**
 * Marks an item until a time, or as done, in place of an earlier mark.
 *
 * @returns false if the account has no such item.
 */
export async function markItem(
  db: Queryable,
  { accountId, kind, subject }: ItemKey,
  { until, now }: { until: Date | null; now: Date },
): Promise<boolean> {
  const items = KINDS[kind](placeOf({ accountId, now }));
  const { rows } = await sql`
    insert into attention_marks (account_id, kind, subject, since, snoozed_until, marked_at)
    select ${accountId}::text, ${kind}::text, subject, since, ${until}::timestamptz,
      ${now}::timestamptz
    from (${items}) as item where subject = ${subject}
    on conflict (account_id, kind, subject) do update set since = excluded.since,
      snoozed_until = excluded.snoozed_until, marked_at = excluded.marked_at
    returning subject`.execute(db);
  return rows.length > 0;
}

/**
 * Deletes the mark of an item.
 *
 * @returns false if the account has neither such a mark nor such an item.
 */
export async function unmarkItem(db: Queryable, key: ItemKey, now: Date): Promise<boolean> {
  const { accountId, kind, subject } = key;
  const { numDeletedRows } = await db
    .deleteFrom('attention_marks')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0) return true;
  const items = KINDS[kind](placeOf({ accountId, now }));
  const { rows } = await sql`select from (${items}) as item where subject = ${subject}`.execute(db);
  return rows.length > 0;
}
