import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Which of an account's rows are copied, and what differs in the copy with the number `n`. */
export interface Copies {
  only?: RawBuilder<unknown>;
  /** Names and values in turn. */
  changes: RawBuilder<unknown>;
}

/** Half a minute after the one before: a million take a year. */
export const MOMENT = sql`now() - interval '1 year' + n * interval '30 seconds'`;
const SHIPMENT = sql`'shp_' || lpad(n::text, 26, '0')`;
const MOVEMENT = sql`'ltx_' || lpad(n::text, 26, '0')`;

/** By table: the rows beside a shipment. */
export const BESIDE = {
  tracking_numbers: {
    // Strewn, as real ones are.
    changes: sql`'tracking_number', 'MZ' || lpad((n::bigint * 73939133 % 99999999977)::text, 11, '0')`,
  },
  quotes: { changes: sql`'id', 'qte_' || lpad(n::text, 26, '0'), 'used_by', ${SHIPMENT}` },
  tracking_events: { changes: sql`'shipment_id', ${SHIPMENT}` },
  ledger_transactions: {
    only: sql`kind = 'shipment_charge'`,
    changes: sql`'id', ${MOVEMENT}, 'shipment_id', ${SHIPMENT}, 'sequence', n + 10,
      'created_at', ${MOMENT}`,
  },
  ledger_entries: {
    only: sql`transaction_id in (
      select id from ledger_transactions where kind = 'shipment_charge')`,
    changes: sql`'transaction_id', ${MOVEMENT}`,
  },
  activity: {
    only: sql`action = 'shipment_created'`,
    changes: sql`'id', 'aud_' || lpad(n::text, 26, '0'), 'subject_id', ${SHIPMENT},
      'request_key', md5(n::text)::uuid || ' 1790000000.123456', 'created_at', ${MOMENT}`,
  },
  idempotency_keys: { changes: sql`'key', md5(n::text)::uuid` },
} satisfies Record<string, Copies>;

/** Copies rows without triggers, which would write what is copied anyway. */
export async function copyRows(
  { kysely }: Database,
  table: string,
  { only = sql`true`, changes }: Copies,
  { accountId, count }: { accountId: string; count: number },
): Promise<void> {
  const rows = sql.table(table);
  await kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ${rows} select copy.*
      from generate_series(1, ${count}::int) n,
        (select * from ${rows} where account_id = ${accountId} and ${only}) as one,
        lateral jsonb_populate_record(one::${rows}, jsonb_build_object(${changes})) as copy`.execute(
      tx,
    );
  });
  await sql`vacuum analyze ${rows}`.execute(kysely);
}
