import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { addUpSums } from './sums-store.ts';

/** The tables of sums, and clients with what is summed of them. */
const KEPT = [
  'shipment_sums',
  'client_sums',
  'money_sums',
  'order_sums',
  'clients',
  'client_counts',
] as const;

/** Accounts in one batch. */
const BATCH = 500;

/** What a recount of an account's sums found. */
export interface Recount {
  accountId: string;
  /** Rows that were there and should not have been, or the other way round. */
  differences: number;
}

/**
 * Sums what the reports of an account show anew, from shipments, events, movements, documents and
 * orders, in one transaction; bookings of the account wait for it.
 */
export async function recountSums({ kysely }: Database, accountId: string): Promise<Recount> {
  return kysely.transaction().execute(async (tx) => {
    // Before the lock of the sums, in the order of bookings: otherwise each would wait for the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 44))`.execute(tx);
    await addUpSums(tx, accountId);
    for (const table of KEPT) await remember(tx, table, accountId);
    await sql`select recount_sums(${accountId}), recount_clients(${accountId})`.execute(tx);
    let differences = 0;
    for (const table of KEPT) differences += await differing(tx, table, accountId);
    return { accountId, differences };
  });
}

/** The ids of all accounts, without those of test keys, which have no reports. */
export async function* accountsWithReports({ kysely }: Database): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const rows = await kysely
      .selectFrom('accounts')
      .select('account_id')
      .where('account_id', '>', after)
      .where('account_id', 'not like', 'tst\\_%')
      .orderBy('account_id')
      .limit(BATCH)
      .execute();
    for (const { account_id } of rows) yield account_id;
    const last = rows.at(-1);
    if (!last) return;
    after = last.account_id;
  }
}

type Kept = (typeof KEPT)[number];

const before = (table: Kept) => sql.table(`${table}_before`);

/** Rows of a table; courses as what each month adds, because months without anything may be left out. */
function rowsOf(table: Kept, accountId: string) {
  const row =
    table === 'clients'
      ? sql`to_jsonb(kept) || jsonb_build_object('orders_until', course_months(orders_until),
          'delivered_value_until', course_months(delivered_value_until))`
      : sql`to_jsonb(kept)`;
  return sql`select ${row} as row from ${sql.table(table)} as kept
    where account_id = ${sql.lit(accountId)}`;
}

async function remember(tx: Tx, table: Kept, accountId: string): Promise<void> {
  await sql`create temporary table ${before(table)} on commit drop as
    ${rowsOf(table, accountId)}`.execute(tx);
}

/** The order in which clients were numbered is theirs; a row of zeros says nothing. */
async function differing(tx: Tx, table: Kept, accountId: string): Promise<number> {
  const now = rowsOf(table, accountId);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    (table ${before(table)} except ${now}) union all (${now} except table ${before(table)})`.execute(
    tx,
  );
  return rows.filter(({ row }) => saysSomething(row)).length;
}

function saysSomething({ client: _client, number: _number, ...row }: Record<string, unknown>) {
  return Object.values(row).some((value) => typeof value === 'number' && value !== 0);
}
