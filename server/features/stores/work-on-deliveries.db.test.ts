import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { storesJobs } from './jobs.ts';
import { SALLA_ORDER, sallaDelivery } from './reading/testing/salla-order.ts';
import { type Connected, deliver, workOnDeliveries } from './testing/store-calls.ts';

type Schemas = components['schemas'];

const POISON = 13;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let store: Connected;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T09:00:00Z');
    backend.setTime(now);
    owner = await backend.newCustomer(0, 'company');
    store = (
      await send(backend, owner, 'POST', '/stores', { platform: 'salla', name: 'متجر مثال' })
    ).json<Connected>();
  });
  /** Each comes a second after the one before. */
  const orderComes = (id: number, more: object = {}) => {
    now = new Date(now.getTime() + 1_000);
    backend.setTime(now);
    const body = sallaDelivery('order.created', { ...SALLA_ORDER, ...more, id });
    return deliver(backend.app, store, JSON.stringify(body));
  };
  const work = () =>
    workOnDeliveries(database(), owner.accountId, store, { error: () => undefined });
  const list = async () =>
    (await send(backend, owner, 'GET', `/stores/${store.store.id}/deliveries`)).json<
      Schemas['StoreDeliveryList']
    >().data;
  const effects = async () => (await list()).map(({ effect }) => effect).reverse();

  /** From now on the database refuses one order, with this SQLSTATE. */
  async function poison(state: string): Promise<() => Promise<unknown>> {
    const { kysely } = database();
    await sql`create or replace function refuse_order() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception 'refused' using errcode = '${state}'; end`,
    )}`.execute(kysely);
    await sql`create trigger refuse_order before insert on store_orders for each row
      when (new.platform_id = ${sql.lit(String(POISON))}) execute function refuse_order()`.execute(
      kysely,
    );
    return () => sql`drop trigger refuse_order on store_orders`.execute(kysely);
  }

  it('leaves a store connected that sent something before its end was worked on', async () => {
    await deliver(backend.app, store, JSON.stringify(sallaDelivery('app.uninstalled', {})));
    await orderComes(12);
    await work();
    const answer = await send(backend, owner, 'GET', `/stores/${store.store.id}`);
    expect(answer.json<Schemas['StoreConnection']>().status).toBe('connected');
  });

  it('tells news of an order that change nothing from those that do', async () => {
    const at = (second: number, more: object = {}) => {
      const time = `Sun Jun 26 2022 12:30:0${second} GMT+0300`;
      const body = sallaDelivery('order.updated', { ...SALLA_ORDER, ...more }, time);
      return deliver(backend.app, store, JSON.stringify(body));
    };
    for (const [second, more] of [{}, {}, { payment_method: 'cod' }].entries()) {
      now = new Date(now.getTime() + 1_000);
      backend.setTime(now);
      await at(second, more);
    }
    await work();
    expect(await effects()).toEqual(['order_added', 'order_unchanged', 'order_changed']);
  });

  it('works on the others when one delivery cannot be worked on, and keeps it to be seen', async () => {
    const cure = await poison('22000');
    try {
      for (const id of [12, POISON, 14]) await orderComes(id);
      await work();
      expect(await effects()).toEqual(['order_added', 'failed', 'order_added']);
      const poisoned = (await list())[1];
      const details = await send(backend, owner, 'GET', `/store-deliveries/${poisoned?.id ?? ''}`);
      expect(details.json<Schemas['StoreDeliveryDetails']>().body).toContain(`"id":${POISON},`);
    } finally {
      await cure();
    }
  });

  it('goes on after a full batch of deliveries that cannot be worked on', async () => {
    const cure = await poison('22000');
    try {
      for (let count = 0; count < 51; count += 1) await orderComes(POISON, { count });
      await orderComes(14);
      await work();
      const [last, ...others] = (await effects()).reverse();
      expect(last).toBe('order_added');
      expect(new Set(others)).toEqual(new Set(['failed']));
    } finally {
      await cure();
    }
  });

  it('blames no delivery for a fault of the database, and works on it afterwards', async () => {
    const cure = await poison('55P03');
    try {
      for (const id of [12, POISON]) await orderComes(id);
      await expect(work()).rejects.toThrow('refused');
      expect(await effects()).not.toContain('failed');
    } finally {
      await cure();
    }
    await work();
    expect(await effects()).toEqual(['order_added', 'order_added']);
  });

  it('is asked for again where deliveries wait for too long, and where settings may ask', async () => {
    const { kysely } = database();
    await kysely.deleteFrom('stores').where('id', '<>', store.store.id).execute();
    await kysely.deleteFrom('store_deliveries').execute();
    const found = async (name: string, at: Date) => {
      const keys: unknown[] = [];
      const queue = { add: (_task: unknown, key: unknown) => Promise.resolve(keys.push(key)) };
      await storesJobs(database())
        .find((job) => job.name === name)
        ?.run(at, queue);
      return keys;
    };
    const key = { accountId: owner.accountId, id: store.store.id };
    await orderComes(15);
    expect(await found('resume-deliveries', new Date(now.getTime() + 14_000))).toEqual([]);
    expect(await found('resume-deliveries', new Date(now.getTime() + 15_000))).toEqual([key]);
    await work();
    expect(await found('resume-deliveries', new Date(now.getTime() + 15_000))).toEqual([]);
    expect(await found('settle-store-orders', now)).toEqual([]);
    await send(backend, owner, 'PUT', `/stores/${store.store.id}`, {
      ...{ name: 'متجر مثال', booking: 'by_rules', on_cancellation: 'ask', tells_store: true },
    });
    expect(await found('settle-store-orders', now)).toEqual([key]);
  });
});
