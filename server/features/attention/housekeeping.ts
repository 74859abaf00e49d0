import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { KINDS, KINDS_IN_ORDER } from './kinds.ts';

/** Deletes the marks that hide nothing: the time is over, or the item is gone or began anew. */
export async function deleteIdleMarks(db: Queryable, now: Date): Promise<void> {
  for (const kind of KINDS_IN_ORDER) {
    const items = KINDS[kind]({ account: sql.ref('m.account_id'), now: sql`${now}` });
    await sql`delete from attention_marks m where m.kind = ${kind}
      and (m.snoozed_until <= ${now} or not exists (
        select from (${items}) as item where item.subject = m.subject and item.since <= m.since
      ))`.execute(db);
  }
}
