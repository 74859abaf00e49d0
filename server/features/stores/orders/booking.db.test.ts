import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  readLedger,
  TEST_COURIER,
  TEST_PRICE,
  testOrder,
} from '../../../testing/test-backend.ts';
import { importCalls } from '../../import-batches/testing/import-calls.ts';
import { type Changes, orderCalls, sallaOrder as orderWith } from './testing/order-calls.ts';

type Schemas = components['schemas'];
type Order = Schemas['StoreOrder'];

/** To where the couriers of tests deliver. */
const sallaOrder = (changes: Changes = {}) => orderWith({ city: 'الرياض', ...changes });

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let calls: Awaited<ReturnType<typeof orderCalls>>;
  beforeEach(async () => {
    owner = await backend.newCustomer(2 * TEST_PRICE, 'company');
    calls = await orderCalls(backend, owner);
  });

  const only = async (): Promise<Order> => (await calls.only()).order;
  const shipments = async () =>
    (await calls.read<Schemas['ShipmentList']>('/shipments')).data.map(({ source, status }) => [
      source,
      status,
    ]);
  const cancelled = () =>
    sallaOrder({
      ...{ status: 'canceled', event: 'order.cancelled', at: '2026-11-21T14:00:00+03:00' },
    });

  /** Books an order in the form, with the shipment of tests. */
  async function book(storeOrderId: string) {
    const quote = await backend.quote(owner);
    return backend.create(owner, testOrder(quote, { store_order_id: storeOrderId }));
  }

  it('books an order once, by hand', async () => {
    await calls.arrive(sallaOrder());
    const { id } = await only();
    const booked = await book(id);
    expect(booked.statusCode).toBe(201);
    const { tracking_number } = booked.json<Schemas['Shipment']>();
    expect(await only()).toMatchObject({
      ...{ state: 'booked', shipment: { tracking_number, status: 'pending' } },
    });
    expect((await book(id)).json()).toMatchObject({ status: 409, code: 'store_order_booked' });
    expect((await calls.change(id, { leave_out: true })).statusCode).toBe(409);
  });

  it('books an order once, however many book it at once', async () => {
    await calls.arrive(sallaOrder());
    const { id } = await only();
    const answers = await Promise.all(Array.from({ length: 4 }, () => book(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await shipments()).toHaveLength(1);
  });

  it('does not know the orders of others', async () => {
    await calls.arrive(sallaOrder());
    const { id } = await only();
    const stranger = await backend.newCustomer(TEST_PRICE, 'company');
    const quote = await backend.quote(stranger);
    const answer = await backend.create(stranger, testOrder(quote, { store_order_id: id }));
    expect(answer.json()).toMatchObject({
      ...{ status: 422, errors: [{ pointer: '/store_order_id', code: 'invalid_value' }] },
    });
  });

  it('books many at once, without those that are booked or cancelled', async () => {
    await calls.arrive(sallaOrder({ id: 1 }), sallaOrder({ id: 2, status: 'canceled' }));
    await calls.arrive(sallaOrder({ id: 3 }));
    const imports = importCalls(backend, owner);
    const ids = (await calls.list()).map(({ id }) => id);
    const made = await imports.made<Schemas['ImportBatch']>(
      imports.call('POST', '/import-batches/copies', { order_ids: ids }),
    );
    const batch = await imports.price(await imports.work(made.id));
    expect(batch).toMatchObject({ origin: 'orders', counts: { rows: 2, priced: 2 } });
    const [first] = await calls.list();
    expect((await book(first?.id ?? '')).statusCode).toBe(201);
    const done = await imports.book(batch);
    expect(done.counts).toMatchObject({ booked: 1, repeated: 1 });
    expect((await calls.list('?state=booked')).map(({ number }) => number)).toEqual(['3', '1']);
  });

  it('is of its store for the courier rules, in the form, at once with others and as a draft', async () => {
    const ofSalla = { sources: ['salla'], outcome: 'courier', courier_id: OTHER_COURIER };
    const rule = { name: 'من سلة', enabled: true, ...ofSalla, service_type: 'standard' };
    const { version } = await calls.read<Schemas['CourierRules']>('/courier-rules');
    await calls.call('PUT', '/courier-rules', { version, rules: [rule] });
    await calls.arrive(sallaOrder({ id: 1 }), sallaOrder({ id: 2 }));
    const [first, second] = await calls.list();
    const { id: quote_id } = await backend.quote(owner);
    const chosen = async (store_order_id?: string) => {
      const parcel = { quote_id, ...(store_order_id && { store_order_id }) };
      return (await calls.call('POST', '/courier-rules/choice', parcel)).json<
        Schemas['ChosenCourier']
      >();
    };
    expect((await chosen()).courier_id).toBe(TEST_COURIER);
    expect((await chosen(first?.id)).courier_id).toBe(OTHER_COURIER);
    const another = await calls.call('POST', '/courier-rules/choice', {
      ...{ quote_id, store_order_id: first?.id.replace(/.{4}$/, '0000') },
    });
    expect(another.json()).toMatchObject({ errors: [{ pointer: '/store_order_id' }] });

    const { draft } = await calls.read<Schemas['StoreOrderDetails']>(
      `/store-orders/${second?.id ?? ''}`,
    );
    const kept = await calls.call('POST', '/shipment-drafts', {
      ...draft,
      store_order_id: second?.id,
    });
    const imports = importCalls(backend, owner);
    for (const rows of [
      { order_ids: [first?.id] },
      { draft_ids: [kept.json<{ id: string }>().id] },
    ]) {
      const made = await imports.made<Schemas['ImportBatch']>(
        imports.call('POST', '/import-batches/copies', rows),
      );
      await imports.price(await imports.work(made.id), { choice: 'rules' });
      expect(await imports.rows(made.id)).toMatchObject([
        { price: { courier: { id: OTHER_COURIER } } },
      ]);
    }
  });

  it('can be booked again after its shipment was cancelled', async () => {
    await calls.arrive(sallaOrder());
    const { id } = await only();
    const shipment = (await book(id)).json<Schemas['Shipment']>();
    await calls.call('POST', `/shipments/${shipment.id}/cancel`);
    expect(await only()).toMatchObject({ state: 'new', reasons: [] });
    expect((await book(id)).statusCode).toBe(201);
  });

  it('books by the courier rules as far as the balance goes, and says which it does not cover', async () => {
    await calls.settings({ booking: 'by_rules' });
    await calls.arrive(
      ...[1, 2, 3].map((id) => sallaOrder({ id })),
      sallaOrder({ id: 4, city: 'جدهه' }),
    );
    const states = (await calls.list('?sort=created_at')).map(({ state, reasons }) => [
      state,
      ...reasons,
    ]);
    // Orders that came at the same moment have no order.
    expect(states.map((each) => each.join(' ')).sort()).toEqual([
      ...['booked', 'booked', 'needs_attention low_balance', 'needs_attention wrong_fields'],
    ]);
    expect(await shipments()).toEqual([
      ['salla', 'pending'],
      ['salla', 'pending'],
    ]);
    const { balance } = await readLedger(database(), owner.accountId);
    expect(balance).toBe(0);
    await calls.work();
    expect(await shipments()).toHaveLength(2);
  });

  it('asks whether to cancel the shipment of a cancelled order, until it is kept', async () => {
    await calls.arrive(sallaOrder());
    const { id } = await only();
    await book(id);
    await calls.arrive(cancelled());
    expect(await only()).toMatchObject({
      ...{ state: 'needs_attention', reasons: ['cancelled_at_store'] },
    });
    expect(await calls.list('?reason=cancelled_at_store')).toHaveLength(1);
    await calls.change(id, { keep_shipment: true });
    expect(await only()).toMatchObject({ state: 'booked', reasons: [] });
  });

  it('cancels the shipment of a cancelled order by itself if the store is set so', async () => {
    await calls.settings({ on_cancellation: 'cancel' });
    await calls.arrive(sallaOrder());
    await book((await only()).id);
    await calls.arrive(cancelled());
    expect(await only()).toMatchObject({ state: 'cancelled', reasons: [] });
    expect(await shipments()).toEqual([['salla', 'cancelled']]);
    await calls.work();
    expect((await readLedger(database(), owner.accountId)).balance).toBe(2 * TEST_PRICE);
  });

  it('replays a delivery, and says what is different', async () => {
    await calls.arrive(sallaOrder());
    const deliveries = await calls.read<Schemas['StoreDeliveryList']>(
      `/stores/${calls.connected.store.id}/deliveries`,
    );
    const path = `/store-deliveries/${deliveries.data[0]?.id ?? ''}/replay`;
    const replay = async () => (await calls.call('POST', path)).json<Schemas['StoreReplay']>();
    expect(await replay()).toMatchObject({
      ...{ delivery: { effect: 'order_unchanged' }, differences: [] },
    });
    // As if its city had been read in another way before.
    await database()
      .kysely.updateTable('store_orders')
      .set((eb) => ({
        registers: eb.fn<string>('jsonb_set', [
          'registers',
          eb.val('{content,value,cells,receiver.city}'),
          eb.val('"?"'),
        ]),
      }))
      .execute();
    expect((await replay()).differences).toEqual([
      { part: 'receiver.city', from: '?', to: 'الرياض' },
    ]);
    expect((await only()).state).toBe('new');
    await calls.arrive(sallaOrder());
    const { data } = await calls.read<Schemas['StoreDeliveryList']>(
      `/stores/${calls.connected.store.id}/deliveries?verdict=duplicate`,
    );
    const repeated = `/store-deliveries/${data[0]?.id ?? ''}/replay`;
    expect((await calls.call('POST', repeated)).json()).toMatchObject({ code: 'not_replayable' });
  });
});
