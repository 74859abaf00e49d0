import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { copyShipment } from '../../../testing/copy-row.ts';
import { countShipments } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { TEST_PRICE } from '../../../testing/test-backend.ts';
import { refileShipments } from './refile-shipments.ts';

const COPIES = 250;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('updates search words written by older rules, and leaves a closed account without any', async () => {
    const customer = await backend.newCustomer(2 * TEST_PRICE);
    const wanted = await backend.ship(customer, { reference_id: 'ORD-2024/77' });
    const forgotten = await backend.ship(customer, { reference_id: 'ORD-2024/77' });
    const { kysely } = database();
    await copyShipment(database(), wanted.id, [1, COPIES]);
    await sql`update shipments set search_form = 1, search_text = ' of before'`.execute(kysely);
    await sql`update shipments set search_text = '' where id = ${forgotten.id}`.execute(kysely);
    expect(await countShipments(backend, customer, 'ORD2024-77')).toBe(0);
    await refileShipments(database());
    expect(await countShipments(backend, customer, 'ORD2024-77')).toBe(COPIES + 1);
    await refileShipments(database());
    const { rows } = await sql`select count(*) as count, max(search_text) as words from shipments
      where search_form = 1`.execute(kysely);
    expect(rows).toEqual([{ count: 1, words: '' }]);
  });
});
