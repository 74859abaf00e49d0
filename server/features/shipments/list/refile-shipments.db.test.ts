import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { TEST_PRICE } from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { refileShipments } from './refile-shipments.ts';

const ROWS = 250;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  it('updates search words written by older rules, and leaves a closed account without any', async () => {
    const customer = await backend.newCustomer(2 * TEST_PRICE);
    const wanted = await backend.ship(customer, { reference_id: 'ORD-2024/77' });
    const forgotten = await backend.ship(customer, { reference_id: 'ORD-2024/77' });
    const { kysely } = database();
    await copyOf(wanted.id);
    await sql`update shipments set search_form = 1, search_text = ' of before'`.execute(kysely);
    await sql`update shipments set search_text = '' where id = ${forgotten.id}`.execute(kysely);
    const found = async () =>
      (await backend.get(customer, '/shipments?q=ORD2024-77')).json<
        components['schemas']['ShipmentList']
      >().page.total;
    expect(await found()).toBe(0);
    await refileShipments(database());
    expect(await found()).toBe(ROWS + 1);
    await refileShipments(database());
    const { rows } = await sql`select count(*) as count, max(search_text) as words from shipments
      where search_form = 1`.execute(kysely);
    expect(rows).toEqual([{ count: 1, words: '' }]);
  });

  async function copyOf(id: string): Promise<void> {
    const { kysely } = database();
    const row = await kysely
      .selectFrom('shipments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const own = ['id', 'tracking_number', 'quote_id', 'public_token'];
    const shared = sql.join(
      Object.keys(row)
        .filter((column) => !own.includes(column))
        .map((column) => sql.ref(column)),
    );
    await sql`insert into shipments (id, tracking_number, ${shared})
      select 'shp_' || lpad(n::text, 26, '0'), 'MZ' || lpad(n::text, 11, '0'), ${shared}
      from shipments, generate_series(1, ${sql.lit(ROWS)}) n
      where shipments.id = ${id}`.execute(kysely);
  }
});
