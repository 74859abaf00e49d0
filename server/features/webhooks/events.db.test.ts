import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { connectStore } from '../../testing/connect-store.ts';
import { send } from '../../testing/customer-calls.ts';
import { deliver } from '../../testing/deliver.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup, useTestBackend } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { newKeyCalls } from '../test-accounts/testing/key-calls.ts';
import { EVENT_TYPES, sampleEvent } from './sample-event.ts';
import { addTestEndpoint, type Told } from './testing/endpoint-calls.ts';
import { faultsOfEvent } from './testing/judge-told.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let endpoint: Awaited<ReturnType<typeof addTestEndpoint>>;
  beforeAll(async () => {
    owner = await backend.newCustomer(10 * TEST_PRICE, 'company');
    endpoint = await addTestEndpoint(backend, owner);
  });

  /** What was told meanwhile. */
  async function toldBy(change: () => Promise<unknown>): Promise<Told[]> {
    const before = (await endpoint.told()).length;
    await change();
    const told = (await endpoint.told()).slice(before);
    expect(told.flatMap(faultsOfEvent)).toEqual([]);
    return told;
  }
  const shipmentEvents = (told: Told[]) =>
    told
      .filter(({ type }) => type.startsWith('shipment.'))
      .map(({ type, data }) => [type, data['tracking_status'], data['sequence']]);

  it('tell of a booking, its invoice, and each change in order', async () => {
    const told = await toldBy(async () => {
      const { id } = await backend.ship(owner);
      await deliver(database(), owner, id);
    });
    expect(shipmentEvents(told)).toEqual([
      ['shipment.created', 'created', 1],
      ['shipment.delivered', 'delivered', 2],
    ]);
    expect(told.map(({ type }) => type)).toContain('invoice.issued');
    expect(JSON.stringify(told)).not.toContain('"test"');
  });

  it('tell of a cancellation with its credit note', async () => {
    const { id } = await backend.ship(owner);
    const told = await toldBy(() => backend.cancel(owner, id));
    expect(shipmentEvents(told)).toEqual([['shipment.cancelled', 'cancelled', 2]]);
    expect(told.find(({ type }) => type === 'invoice.issued')?.data).toMatchObject({
      ...{ kind: 'credit_note', shipment_id: id, total: { amount: TEST_PRICE, currency: 'SAR' } },
    });
  });

  it('tell that the balance is low once, when it falls below the threshold', async () => {
    const { current_balance } = (await backend.get(owner, '/balance')).json<{
      current_balance: { amount: number };
    }>();
    await database()
      .kysely.updateTable('accounts')
      .set({ low_balance_threshold: current_balance.amount - TEST_PRICE })
      .where('account_id', '=', owner.accountId)
      .execute();
    const low = (told: Told[]) => told.filter(({ type }) => type === 'balance.low').length;
    const booking = () => backend.ship(owner);
    expect(low(await toldBy(booking))).toBe(0);
    expect(low(await toldBy(booking))).toBe(1);
    expect(low(await toldBy(booking))).toBe(0);
  });

  it('tell of an order of a store', async () => {
    const told = await toldBy(() => connectStore(backend, owner));
    expect(told.map(({ type }) => type)).toEqual(['order.received']);
  });

  it('tell nothing of a booking that is refused, or repeated', async () => {
    const poor = await backend.newCustomer(0);
    const { told } = await addTestEndpoint(backend, poor);
    await send(backend, poor, 'POST', '/shipments', {});
    expect(await told()).toEqual([]);
  });

  it('tell of what test keys do to endpoints for that alone', async () => {
    const forTests = await addTestEndpoint(backend, owner, { test: true });
    const test = await newKeyCalls(backend, owner, 'test');
    const told = await toldBy(async () => {
      const { id } = await test.booked();
      await test.move(id, 'picked_up');
      await test.move(id, 'returned');
    });
    expect(told).toEqual([]);
    const tested = await forTests.told();
    expect(tested.flatMap(faultsOfEvent)).toEqual([]);
    expect(shipmentEvents(tested)).toEqual([
      ['shipment.created', 'created', 1],
      ['shipment.updated', 'picked_up', 2],
      ['shipment.returned', 'returned', 3],
    ]);
    expect(tested.every(({ data }) => data['test'] === true)).toBe(true);
  });

  it('tell only what an endpoint wants, and nothing to other accounts', async () => {
    const other = await backend.newCustomer(TEST_PRICE);
    const wanted = await addTestEndpoint(backend, other, { events: ['invoice.issued'] });
    const told = await toldBy(() => backend.ship(other));
    expect(told).toEqual([]);
    expect((await wanted.told()).map(({ type }) => type)).toEqual(['invoice.issued']);
  });

  it.each(EVENT_TYPES)('can be tried with a sample of %s', (type) => {
    const sample = JSON.parse(sampleEvent(type, new Date())) as Told;
    expect(sample).toMatchObject({ type, sample: true });
    expect(faultsOfEvent(sample)).toEqual([]);
  });
});

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);

  it('tell of a top-up that is paid, once', async () => {
    const owner = await setup.backend.newCustomer(0);
    const endpoint = await addTestEndpoint(setup.backend, owner);
    const answer = await setup.topUp(owner, {}, randomUUID());
    const topUp = answer.json<Parameters<typeof paymentOf>[0] & { id: string }>();
    setup.provider.settle(paymentOf(topUp), 'paid');
    await setup.notify(paymentOf(topUp));
    await setup.notify(paymentOf(topUp));
    const told = await endpoint.told();
    expect(told.flatMap(faultsOfEvent)).toEqual([]);
    expect(told.map(({ type, data }) => [type, data['top_up_id']])).toEqual([
      ['payment.succeeded', topUp.id],
    ]);
  });
});
