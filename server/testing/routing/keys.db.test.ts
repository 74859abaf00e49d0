import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabases } from '../each-database.ts';
import { BY_ACCOUNT, BY_OWN_KEY, COUNTED, LOCAL, REFERENCE, shardColumn } from './tables.ts';

/**
 * Unique keys without the column that spreads their table. No shard can tell whether another one
 * has the same value; docs/scale.md says what takes their place.
 */
const UNIQUE_EVERYWHERE = [
  'accounts_verified_email',
  'accounts_verified_phone',
  'api_keys_client_key_key',
  'sessions_token_hash_key',

  'shipments_by_public_token',
  'store_orders_public_token_key',
  'stores_uuid_key',
  'top_up_payments_provider_provider_payment_id_key',
  'top_up_payments_reference_hash_key',
];

onDatabases('postgres', (database) => {
  it('every table is spread, copied, counted or local', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(
      database().kysely,
    );
    const placed = [...BY_ACCOUNT, ...Object.keys(BY_OWN_KEY), ...REFERENCE, ...COUNTED, ...LOCAL];
    expect(rows.map(({ name }) => name).sort()).toEqual(placed.sort());
  });

  it('every unique key has the column that spreads its table, or is named', async () => {
    const { rows } = await sql<{ name: string; table: string; columns: string[] }>`
      select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
        array_agg(a.attname::text) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey[:i.indnkeyatts - 1])
      where i.indisunique and c.relnamespace = 'public'::regnamespace
      group by 1, 2`.execute(database().kysely);
    const without = rows.filter(({ table, columns }) => {
      const column = shardColumn(table);
      return column !== undefined && !columns.includes(column);
    });
    expect(without.map(({ name }) => name).sort()).toEqual(UNIQUE_EVERYWHERE);
  });

  it('every foreign key is between rows of one account, or to a table that is copied', async () => {
    const { rows } = await sql<{ table: string; target: string; columns: string[] }>`
      select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
        array_agg(a.attname || ' = ' || b.attname) as columns
      from pg_constraint k, unnest(k.conkey, k.confkey) as pair (source, target)
      join pg_attribute a on a.attnum = pair.source
      join pg_attribute b on b.attnum = pair.target
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and a.attrelid = k.conrelid and b.attrelid = k.confrelid
      group by k.oid, 1, 2`.execute(database().kysely);
    expect(rows.map(({ target }) => target)).toContain('shipments');
    const apart = rows.filter(
      ({ table, target, columns }) =>
        !REFERENCE.includes(target) &&
        !(
          [table, target].every((each) => BY_ACCOUNT.includes(each)) &&
          columns.includes('account_id = account_id')
        ),
    );
    expect(apart).toEqual([]);
  });
});
