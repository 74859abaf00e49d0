import { sql, type Updateable } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { loseAddress, send, shipForCash, statusAndBody } from '../../testing/customer-calls.ts';
import { copyShipment } from '../../testing/copy-row.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import { remitCash } from '../balance/cash-on-delivery.ts';
import { orderCalls, sallaOrder } from '../stores/orders/testing/order-calls.ts';
import type { ShipmentsTable } from '../shipments/tables.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';
import { deleteIdleMarks } from './housekeeping.ts';
import type { AttentionKind } from './kinds.ts';
import { openItems } from './store.ts';

type Schemas = components['schemas'];

const START = new Date('2026-11-15T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let now: Date;

  beforeEach(async () => {
    goTo(START);
    customer = await backend.newCustomer(100_000, 'company');
  });

  function goTo(at: Date): void {
    now = at;
    backend.setTime(at);
  }
  const after = (ms: number) => {
    goTo(new Date(now.getTime() + ms));
  };
  const list = async (query = '', who = customer) =>
    (await backend.get(who, `/attention${query}`)).json<Schemas['AttentionList']>();
  const kinds = async (query = '') => (await list(query)).data.map(({ kind }) => kind);
  const only = async (): Promise<Schemas['AttentionItem']> => {
    const { data } = await list();
    expect(data).toHaveLength(1);
    return data[0] as Schemas['AttentionItem'];
  };
  const call = async (
    method: 'POST' | 'DELETE',
    id: string,
    act: string,
    body?: object,
    who = customer,
  ) => statusAndBody(await send(backend, who, method, `/attention/${id}/${act}`, body));

  const change = (changes: Updateable<ShipmentsTable>) =>
    database()
      .kysely.updateTable('shipments')
      .set(changes)
      .where('account_id', '=', customer.accountId)
      .execute();
  const threshold = (halalas: number | null) =>
    database()
      .kysely.updateTable('accounts')
      .set({ low_balance_threshold: halalas })
      .where('account_id', '=', customer.accountId)
      .execute();
  const payments = (status: 'held' | 'refunded') =>
    database()
      .kysely.updateTable('top_up_payments')
      .set({ status })
      .where('account_id', '=', customer.accountId)
      .execute();
  async function report({ id }: { id: string }, kind: CourierEventKind): Promise<void> {
    const told = { id: null, kind, occurredAt: now, city: null, text: null };
    await receiveEvent(database(), { account_id: customer.accountId, id }, told, now);
  }
  const told = ({ id, tracking_number, receiver }: Schemas['Shipment']) => ({
    shipment: { id, tracking_number, receiver_name: receiver.full_name },
  });

  /** How each kind arises, what is told of it, and how it is solved. */
  const cases: Record<
    AttentionKind,
    () => Promise<{ item: Partial<Schemas['AttentionItem']>; solve: () => Promise<unknown> }>
  > = {
    async held_payment() {
      const id = await backend.beginTopUp(customer, 5_000);
      expect(await kinds()).toEqual([]);
      await payments('held');
      const item = { top_up: { id }, amount: { amount: 5_000, currency: 'SAR' } as const };
      return { item, solve: () => payments('refunded') };
    },
    async low_balance() {
      await threshold(98_000);
      expect(await kinds()).toEqual([]);
      after(HOUR);
      const since = now.toISOString();
      await backend.ship(customer);
      after(HOUR);
      await backend.ship(customer);
      const amount = { amount: 100_000 - 2 * TEST_PRICE, currency: 'SAR' } as const;
      return { item: { since, amount }, solve: () => backend.topUp(customer, 5_000) };
    },
    async price_difference() {
      const shipment = await backend.ship(customer);
      await change({ status: 'failed', tracking_status: 'returned', updated_at: now });
      expect(await kinds()).toEqual([]);
      await change({ return_owed: 1_725 });
      const item = { ...told(shipment), amount: { amount: 1_725, currency: 'SAR' } as const };
      return { item, solve: () => change({ return_owed: 0 }) };
    },
    async cash_overdue() {
      const shipment = await shipForCash(backend, customer);
      await report(shipment, 'delivered');
      const since = now.toISOString();
      after(7 * DAY - 1);
      expect(await kinds()).toEqual([]);
      after(1);
      const item = {
        ...told(shipment),
        since,
        amount: { amount: 20_000, currency: 'SAR' } as const,
      };
      const parcel = { account_id: customer.accountId, id: shipment.id };
      return {
        item,
        solve: () =>
          database()
            .kysely.transaction()
            .execute((tx) => remitCash(tx, parcel, now)),
      };
    },
    async failed_attempt() {
      const shipment = await backend.ship(customer);
      for (const kind of ['picked_up', 'out_for_delivery'] as const) await report(shipment, kind);
      expect(await kinds()).toEqual([]);
      after(HOUR);
      await report(shipment, 'delivery_attempted');
      const since = now.toISOString();
      // Nor is it stalled then.
      after(4 * DAY);
      return {
        item: { ...told(shipment), since },
        solve: () => report(shipment, 'out_for_delivery'),
      };
    },
    async stalled_shipment() {
      const shipment = await backend.ship(customer);
      after(HOUR);
      await report(shipment, 'picked_up');
      const since = now.toISOString();
      after(72 * HOUR - 1);
      expect(await kinds()).toEqual([]);
      after(1);
      return { item: { ...told(shipment), since }, solve: () => report(shipment, 'in_transit') };
    },
    async address_missing() {
      const shipment = await backend.ship(customer);
      await loseAddress(backend, customer, shipment);
      await change({ tracking_status: 'out_for_delivery' });
      expect(await kinds()).toEqual([]);
      await change({ tracking_status: 'in_transit' });
      const token = shipment.tracking_url.split('/').at(-1) ?? '';
      return {
        item: { ...told(shipment), since: START.toISOString() },
        solve: () =>
          backend.app.inject({
            ...{ method: 'POST', url: `/api/website/public-tracking/${token}/address` },
            payload: { short_address: 'JDAB4321' },
          }),
      };
    },
    async waiting_order() {
      const calls = await orderCalls(backend, customer);
      await calls.arrive(sallaOrder({ shipping_address: 'شارع الأمير سلطان' }));
      const { order } = await calls.only();
      // Deliveries are worked on at the time of the machine.
      await database()
        .kysely.updateTable('store_orders')
        .set({ created_at: sql`${now}` } as object)
        .where('account_id', '=', customer.accountId)
        .execute();
      after(DAY - 1);
      expect(await kinds()).toEqual([]);
      after(1);
      const item = {
        order: { id: order.id, number: order.number },
        since: START.toISOString(),
      };
      return { item, solve: () => calls.change(order.id, { leave_out: true }) };
    },
    async ended_plan() {
      const { kysely } = database();
      await subscribe(kysely, customer.accountId, 'intermediate');
      expect(await kinds()).toEqual([]);
      await kysely
        .updateTable('subscriptions')
        .set({ ends_on: '2026-11-14', grace_until: '2026-11-19' })
        .where('account_id', '=', customer.accountId)
        .execute();
      return {
        item: { since: '2026-11-13T21:00:00.000Z' },
        solve: () => kysely.deleteFrom('subscriptions').execute(),
      };
    },
  };

  it.each(Object.keys(cases) as AttentionKind[])('%s: appears when it should', async (kind) => {
    const { item, solve } = await cases[kind]();
    expect(await only()).toMatchObject({ kind, ...item });
    await solve();
    expect(await list()).toEqual({ data: [], counts: [], total: 0, has_more: false, snoozed: 0 });
  });

  it('tells of a plan that was lost, until there is another', async () => {
    const { kysely } = database();
    await kysely
      .updateTable('accounts')
      .set({ plan_lost_at: START })
      .where('account_id', '=', customer.accountId)
      .execute();
    expect(await only()).toMatchObject({ kind: 'ended_plan', since: START.toISOString() });
    await subscribe(kysely, customer.accountId, 'intermediate');
    expect(await kinds()).toEqual([]);
  });

  it('lists money first and the oldest first, counts all, and shows what is asked for', async () => {
    await threshold(100_000);
    const [first, second] = [await backend.ship(customer), await backend.ship(customer)];
    await change({ return_owed: 100 });
    after(HOUR);
    await report(first, 'picked_up');
    after(72 * HOUR);
    expect(await kinds()).toEqual([
      ...['low_balance', 'price_difference', 'price_difference'],
      ...['stalled_shipment', 'stalled_shipment'],
    ]);
    const { data, ...numbers } = await list('?kind=stalled_shipment&limit=1');
    expect(data.map(({ shipment }) => shipment?.id)).toEqual([second.id]);
    expect(numbers).toEqual({
      counts: [
        { kind: 'low_balance', count: 1, has_more: false },
        { kind: 'price_difference', count: 2, has_more: false },
        { kind: 'stalled_shipment', count: 2, has_more: false },
      ],
      ...{ total: 5, has_more: false, snoozed: 0 },
    });
    expect((await backend.get(customer, '/attention?kind=other')).statusCode).toBe(400);
  });

  async function aStalledItem(): Promise<Schemas['Shipment'] & { item: string }> {
    const shipment = await backend.ship(customer);
    after(72 * HOUR);
    return { ...shipment, item: (await only()).id };
  }

  it('leaves out what is snoozed until the time is over', async () => {
    const { item } = await aStalledItem();
    const snoozed_until = new Date(now.getTime() + 3 * DAY).toISOString();
    expect(await call('POST', item, 'snooze', { days: 3 })).toEqual([200, { snoozed_until }]);
    expect(await list()).toMatchObject({ data: [], total: 0, snoozed: 1 });
    expect(await list('?snoozed=true')).toMatchObject({
      data: [{ id: item, snoozed_until }],
      total: 1,
    });
    after(3 * DAY);
    expect(await kinds()).toEqual(['stalled_shipment']);
    expect(await kinds('?snoozed=true')).toEqual([]);
    expect(await call('POST', item, 'snooze', { days: 2 })).toMatchObject([422, {}]);
  });

  it('leaves out what is done until the same arises again', async () => {
    const shipment = await aStalledItem();
    expect(await call('POST', shipment.item, 'done')).toEqual([204, null]);
    expect(await call('POST', shipment.item, 'done')).toEqual([204, null]);
    after(5 * DAY);
    expect([await kinds(), await kinds('?snoozed=true')]).toEqual([[], []]);
    await report(shipment, 'picked_up');
    after(72 * HOUR);
    expect((await only()).id).toBe(shipment.item);
  });

  it('puts back what was snoozed or done, also twice', async () => {
    const { item } = await aStalledItem();
    for (const act of ['snooze', 'done']) {
      await call('POST', item, act, act === 'snooze' ? { days: 1 } : undefined);
      expect(await kinds()).toEqual([]);
      expect(await call('DELETE', item, 'mark')).toEqual([204, null]);
      expect(await call('DELETE', item, 'mark')).toEqual([204, null]);
      expect((await only()).id).toBe(item);
    }
  });

  it('knows no items of other accounts, and none that are not there', async () => {
    const { item, id } = await aStalledItem();
    const stranger = await backend.newCustomer(0);
    const subjects = [item, `failed_attempt-${id}`, `nothing-${id}`, `constructor-${id}`];
    for (const [who, unknown] of [
      [stranger, subjects],
      [customer, subjects.slice(1)],
    ] as const) {
      for (const each of unknown) {
        const missing = [404, { code: 'not_found' }];
        expect(await call('POST', each, 'snooze', { days: 1 }, who)).toMatchObject(missing);
        expect(await call('POST', each, 'done', undefined, who)).toMatchObject(missing);
        expect(await call('DELETE', each, 'mark', undefined, who)).toMatchObject(missing);
      }
    }
    expect((await list('', stranger)).data).toEqual([]);
    expect((await only()).id).toBe(item);
  });

  it('forgets marks that hide nothing any more', async () => {
    const { kysely } = database();
    const marked = async () =>
      (
        await kysely
          .selectFrom('attention_marks')
          .select('kind')
          .where('account_id', '=', customer.accountId)
          .execute()
      ).map(({ kind }) => kind);
    const shipment = await aStalledItem();
    await call('POST', shipment.item, 'done');
    await deleteIdleMarks(kysely, now);
    expect(await marked()).toEqual(['stalled_shipment']);
    await report(shipment, 'picked_up');
    await deleteIdleMarks(kysely, now);
    expect(await marked()).toEqual([]);
    after(72 * HOUR);
    await call('POST', shipment.item, 'snooze', { days: 1 });
    await deleteIdleMarks(kysely, new Date(now.getTime() + DAY - 1));
    expect(await marked()).toEqual(['stalled_shipment']);
    await deleteIdleMarks(kysely, new Date(now.getTime() + DAY));
    expect(await marked()).toEqual([]);
  });

  it('reads few pages, however many shipments there are', async () => {
    const { kysely } = database();
    const { id } = await aStalledItem();
    await copyShipment(database(), id, [1, 5_000], { status: sql`'completed'` });
    await copyShipment(database(), id, [5_001, 8_000], {
      updated_at: sql`t.updated_at + n * interval '1 millisecond'`,
    });
    await sql`analyze shipments`.execute(kysely);
    after(HOUR);
    const { data, counts } = await list('?limit=100');
    expect(data).toHaveLength(100);
    expect(counts).toEqual([{ kind: 'stalled_shipment', count: 100, has_more: true }]);
    const { rows } = await sql<Record<string, [{ Plan: Record<string, number> }]>>`
      explain (analyze, buffers, format json)
      ${openItems({ accountId: customer.accountId, now })}`.execute(kysely);
    const [explained] = Object.values(rows[0] ?? {});
    const { Plan: plan } = explained?.[0] ?? {};
    const pages = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(500);
  });
});
