import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { addDays, riyadhDay } from '../../domain/calendar.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, OTHER_COURIER, TEST_COURIER } from '../../testing/test-backend.ts';
import { event, NOW, tellOf } from '../tracking/couriers/testing/told.ts';
import { deleteExpired } from '../housekeeping.ts';
import { closeAccount } from '../own-data/close-account.ts';

type Schemas = components['schemas'];

const TODAY = riyadhDay(NOW);
/** After which nobody is shown what was read before. */
const QUIET_MINUTES = 16;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const customers: Customer[] = [];
  let minutes = 0;

  const wait = (more: number) => {
    minutes += more;
    backend.setTime(new Date(NOW.getTime() + minutes * 60_000));
  };
  beforeAll(async () => {
    wait(0);
    while (customers.length < 3) customers.push(await backend.newCustomer(1_000_000));
  });
  beforeEach(async () => {
    await database().kysely.deleteFrom('delivery_counts').execute();
    await database().kysely.deleteFrom('delivering_accounts').execute();
    wait(QUIET_MINUTES);
  });

  const LANE = {
    courier_id: TEST_COURIER,
    ...({ service_type: 'standard', lane: 'domestic' } as const),
  };

  async function count(days: number, deliveries: number, late = 0, on = TODAY): Promise<void> {
    const row = { ...LANE, delivered_on: on, days, deliveries, on_time: deliveries - late };
    await database().kysely.insertInto('delivery_counts').values(row).execute();
  }
  async function deliverTo(accounts: readonly Customer[], on = TODAY): Promise<void> {
    const rows = accounts.map(({ accountId }) => ({
      ...{ account_id: accountId, ...LANE, last_delivered_on: on },
    }));
    await database().kysely.insertInto('delivering_accounts').values(rows).execute();
  }

  function someone(): Customer {
    const [first] = customers;
    if (!first) throw new Error('there are no customers');
    return first;
  }

  /** As a new quote, the same quote read again, and the courier's page show it. */
  async function shown(courier = TEST_COURIER) {
    const quote = await backend.quote(someone());
    const again = await backend.get(someone(), `/quotes/${quote.id}`);
    const page = await backend.get(someone(), `/couriers/${courier}`);
    const ofQuote = ({ prices }: Schemas['Quote']) =>
      prices.find((price) => price.courier.id === courier)?.measured;
    const [service] = page.json<Schemas['Courier']>().services;
    return [
      ofQuote(quote),
      ofQuote(again.json<Schemas['Quote']>()),
      service?.lanes.find(({ lane }) => lane === 'domestic')?.measured,
    ];
  }
  const nothing = [undefined, undefined, undefined];

  it('is shown with quotes and the courier, of its own lane', async () => {
    await count(1, 10);
    await count(2, 60, 3, addDays(TODAY, -40));
    await count(4, 30, 30, addDays(TODAY, -89));
    await deliverTo(customers);
    const measured = { deliveries: 100, period_days: 90, p50_days: 2, p90_days: 4 };
    const expected = { ...measured, on_time_rate: 6_700 };
    expect(await shown()).toEqual([expected, expected, expected]);
    expect(await shown(OTHER_COURIER)).toEqual(nothing);
  });

  it('tells nothing below thirty deliveries in the period', async () => {
    await count(1, 29);
    await count(1, 500, 0, addDays(TODAY, -90));
    await deliverTo(customers);
    expect(await shown()).toEqual(nothing);
    await count(2, 1);
    wait(QUIET_MINUTES);
    expect(await shown()).toEqual(Array(3).fill(expect.objectContaining({ deliveries: 30 })));
  });

  it('tells nothing below three accounts in the period, and after one of three closes', async () => {
    await count(1, 500);
    await deliverTo(customers.slice(0, 2));
    await deliverTo(customers.slice(2), addDays(TODAY, -90));
    expect(await shown()).toEqual(nothing);
    const leaving = await backend.newCustomer(0);
    await deliverTo([leaving]);
    wait(QUIET_MINUTES);
    expect(await shown()).toEqual(Array(3).fill(expect.objectContaining({ deliveries: 500 })));

    const { kysely } = database();
    const accounts = kysely.selectFrom('accounts').selectAll();
    const account = accounts.where('account_id', '=', leaving.accountId);
    const row = await account.executeTakeFirstOrThrow();
    await kysely.transaction().execute((tx) => closeAccount(tx, row, NOW));
    wait(QUIET_MINUTES);
    expect(await shown()).toEqual(nothing);
  });

  it('counts a delivery as it is told', async () => {
    await count(1, 29);
    await deliverTo(customers.slice(1));
    const { id } = await backend.ship(someone());
    await tellOf(database(), someone(), id, event('picked_up', 10));
    await tellOf(database(), someone(), id, event('delivered', 20));
    wait(QUIET_MINUTES);
    const [measured] = await shown();
    expect(measured).toMatchObject({ deliveries: 30, p50_days: 1, on_time_rate: 10_000 });
  });

  it('is read again after five minutes, beside the request', async () => {
    await count(1, 30);
    await deliverTo(customers);
    const first = await shown();
    await count(2, 30);
    wait(4.9);
    expect(await shown()).toEqual(first);
    wait(0.2);
    const [, , afterwards] = await shown();
    await expect.poll(async () => (await shown())[2]).toMatchObject({ deliveries: 60 });
    expect([first[0]?.deliveries, 60]).toContain(afterwards?.deliveries);
  });

  it('is deleted after the period', async () => {
    await count(1, 30, 0, addDays(TODAY, -89));
    await count(1, 30, 0, addDays(TODAY, -90));
    await deliverTo(customers.slice(0, 1), addDays(TODAY, -89));
    await deliverTo(customers.slice(1), addDays(TODAY, -90));
    await deleteExpired(database(), NOW);
    const { kysely } = database();
    const counts = await kysely.selectFrom('delivery_counts').select('delivered_on').execute();
    const accounts = await kysely.selectFrom('delivering_accounts').select('account_id').execute();
    expect(counts).toEqual([{ delivered_on: addDays(TODAY, -89) }]);
    expect(accounts).toEqual([{ account_id: someone().accountId }]);
  });
});
