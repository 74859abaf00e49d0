import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Inserts a copy of a row `t` for each row of `source`, which `changes` may refer to: SQL for each
 * column that differs, null for its default. Much faster than requests.
 */
export async function copyRow(
  { kysely }: Database,
  table: 'quotes' | 'shipments',
  id: string,
  source: RawBuilder<unknown>,
  changes: Record<string, RawBuilder<unknown> | null>,
): Promise<void> {
  const row = await kysely
    .selectFrom(table as 'shipments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const columns = Object.keys(row).filter((column) => changes[column] !== null);
  const values = columns.map((column) => changes[column] ?? sql.ref(`t.${column}`));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from ${sql.table(table)} as t, ${source}
    where t.id = ${id}`.execute(kysely);
}

/** Inserts copies of a shipment with the numbers `from` to `to` in their tracking numbers. */
export function copyShipment(
  database: Database,
  id: string,
  [from, to]: readonly [from: number, to: number],
  changes: Parameters<typeof copyRow>[4] = {},
): Promise<void> {
  return copyRow(database, 'shipments', id, sql`generate_series(${from}::int, ${to}::int) as n`, {
    id: sql`'shp_' || lpad(n::text, 26, '0')`,
    tracking_number: sql`'MZ' || lpad(n::text, 11, '0')`,
    quote_id: null,
    public_token: null,
    ...changes,
  });
}
