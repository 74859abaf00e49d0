import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { TEST_PRICE } from '../../testing/test-backend.ts';
import { recountSums } from './recount.ts';
import { addUpAllSums, addUpSums } from './sums-store.ts';

const BOOKINGS = 24;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('counts each booking once, however many are made, changed and added up at a time', async () => {
    const customer = await backend.newCustomer(BOOKINGS * TEST_PRICE, 'company');
    const { accountId } = customer;
    const { kysely } = database();
    const due: string[] = [];
    for (let n = 0; n < BOOKINGS / 2; n += 1) due.push((await backend.ship(customer)).id);
    const [first = '', ...rest] = due;
    await backend.cancel(customer, first);
    await Promise.all(
      rest.flatMap((id, n) => [
        backend.cancel(customer, id),
        backend.ship(customer),
        ...(n % 3 === 2 ? [addUpSums(kysely, accountId)] : []),
      ]),
    );
    const shipments = kysely.selectFrom('shipments').where('account_id', '=', accountId);
    const cancelled = await shipments.select('id').where('status', '=', 'cancelled').execute();
    expect(cancelled).toHaveLength(due.length);
    expect(await recountSums(database(), accountId)).toEqual({ accountId, differences: 0 });
  });

  it('adds up what nobody reads', async () => {
    const customer = await backend.newCustomer(TEST_PRICE, 'company');
    await backend.ship(customer);
    await addUpAllSums(database());
    const { kysely } = database();
    expect(await kysely.selectFrom('sums_due').selectAll().execute()).toEqual([]);
    const sums = await kysely
      .selectFrom('shipment_sums')
      .select('orders')
      .where('account_id', '=', customer.accountId)
      .where('facet', '=', 'city')
      .where('grain', '=', 'day')
      .execute();
    expect(sums).toEqual([{ orders: 1 }]);
  });
});
