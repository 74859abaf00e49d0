import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { unsealTokens } from '../access.ts';
import { salla as sallaAt } from '../platforms/salla.ts';
import type { StorePlatforms } from '../platforms/store-platforms.ts';
import { openTelling, type Telling } from './testing/open-telling.ts';
import { TURN } from './turns.ts';

/** Seconds after which nothing waits any more after one failure. */
const LONG = 60;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  beforeAll(async () => {
    owner = await backend.newCustomer(10_000_000, 'company');
  });
  async function open(options = {}) {
    await database().kysely.deleteFrom('stores').execute();
    await database().kysely.deleteFrom('store_orders').execute();
    return openTelling(backend, owner, options);
  }
  async function openWith(platform: 'salla' | 'zid', options = {}) {
    const telling = await open(options);
    const store = await telling.newStore(platform);
    return { telling, store, order: await store.newOrder() };
  }

  it.each(['salla', 'zid'] as const)('is told once %s answers again', async (platform) => {
    const { telling, store, order } = await openWith(platform);
    telling.simulator.fail(2);
    await telling.look();
    expect(await order.row()).toMatchObject({
      ...{ told_status: null, told_error: 'the platform answered 503', tell_tries: 1 },
    });
    await telling.look();
    expect((await order.row()).tell_tries).toBe(1);
    telling.wait(5);
    await telling.look();
    expect((await order.row()).tell_tries).toBe(2);
    telling.wait(5);
    await telling.look();
    expect(store.told(order.platformId)).toBeNull();
    telling.wait(5);
    await telling.look();
    expect(store.told(order.platformId)).not.toBeNull();
    expect(await order.row()).toMatchObject({ told_status: 'booked', told_error: null });
    expect(await store.row()).toMatchObject({ tell_tries: 0 });
  });

  it('waits for as long as the platform asks', async () => {
    const { telling, store, order } = await openWith('zid', { requestsPerMinute: 1 });
    await telling.look();
    await order.move('in_transit');
    await telling.look();
    const { tell_after } = await order.row();
    expect(tell_after).toEqual(new Date(telling.clock().getTime() + 60_000));
    expect((await store.row()).tell_after).toEqual(tell_after);
    telling.wait(59);
    await telling.look();
    expect((await order.row()).told_status).toBe('booked');
    telling.wait(1);
    await telling.look();
    expect((await order.row()).told_status).toBe('in_transit');
  });

  it('does not repeat what was refused, until it changes', async () => {
    const { telling, store } = await openWith('zid');
    const order = await store.newOrder(123);
    await telling.look();
    const refused = await order.row();
    expect(refused).toMatchObject({
      ...{ told_status: null, told_error: 'There is no such order', tell_after: null },
      refused_status: 'booked',
    });
    telling.wait(LONG);
    // A further try would have other words.
    telling.simulator.fail(1);
    await telling.look();
    expect(await order.row()).toEqual(refused);
    telling.simulator.fail(0);
    await order.move('in_transit');
    await telling.look();
    expect((await order.row()).refused_status).toBe('in_transit');
    await order.change({ shipment_id: (await backend.ship(owner)).id });
    await telling.look();
    expect((await order.row()).refused_status).toBe('booked');
  });

  it('renews access to Salla when it is no longer accepted', async () => {
    const { telling, store, order } = await openWith('salla');
    telling.simulator.fail(1, 401);
    await telling.look();
    expect((await order.row()).told_status).toBe('booked');
    const { access, ...row } = await store.row();
    expect(row).toMatchObject({ renewal_until: null, access_refused_at: null });
    const { accessToken } = telling.tokensOf(store.simulatedId);
    expect(unsealTokens(telling.sealingKey, access ?? expect.fail()).access_token).toBe(
      accessToken,
    );
    await order.move('delivered');
    await telling.look();
    expect((await order.row()).told_status).toBe('delivered');
  });

  it.each(['salla', 'zid'] as const)(
    'asks for access anew when %s refuses it, and goes on once it is granted',
    async (platform) => {
      const { telling, store, order } = await openWith(platform);
      telling.simulator.fail(2, 401);
      await telling.look();
      const { access_refused_at } = await store.row();
      expect(access_refused_at).toEqual(telling.clock());
      telling.simulator.fail(0);
      telling.wait(LONG);
      await telling.look();
      expect(store.told(order.platformId)).toBeNull();
      expect(telling.warnings).toEqual([{ store: store.key.id }]);
      await store.change({ access_refused_at: null });
      await telling.look();
      expect(store.told(order.platformId)).not.toBeNull();
    },
  );

  it('takes an order that fails again and again last', async () => {
    const { telling, store, order: poison } = await openWith('zid');
    const platforms: StorePlatforms = {
      ...telling.platforms,
      zid: telling.platforms.zid && {
        ...telling.platforms.zid,
        async tell(access, update) {
          if (update.orderId === String(poison.platformId)) telling.simulator.fail(1);
          return (telling.platforms.zid ?? expect.fail()).tell(access, update);
        },
      },
    };
    const others = [await store.newOrder(), await store.newOrder()];
    await telling.look({ platforms });
    telling.wait(5);
    await telling.look({ platforms });
    for (const other of others) expect((await other.row()).told_status).toBe('booked');
    expect((await poison.row()).tell_tries).toBe(2);
  });

  it('is not held up by stores that do not answer', async () => {
    const { telling, order } = await openWith('zid');
    const silent = await newSilentStores(telling, 6);
    const look = telling.look({ platforms: await unreachable(telling) });
    await expect.poll(async () => (await order.row()).told_status).toBe('booked');
    for (const each of silent) expect((await each.row()).tell_tries).toBe(0);
    await look;
    for (const each of silent) {
      expect(await each.row()).toMatchObject({ told_status: null, tell_tries: 1 });
    }
  });

  it('tells again what a process died over, once its turn has passed', async () => {
    const { telling, store, order } = await openWith('salla');
    const { salla } = telling.platforms;
    let died: () => void;
    const death = new Promise<void>((resolve) => {
      died = resolve;
    });
    const dying: StorePlatforms = {
      ...telling.platforms,
      salla: salla && {
        ...salla,
        async tell(access, update) {
          await salla.tell(access, update);
          died();
          return new Promise(() => undefined);
        },
      },
    };
    void telling.look({ platforms: dying });
    await death;
    const first = store.told(order.platformId);
    expect(first?.status).toBe('created');
    expect((await order.row()).told_status).toBeNull();
    await telling.look();
    expect((await order.row()).told_status).toBeNull();
    telling.wait(TURN / 1_000);
    await telling.look();
    expect((await order.row()).told_status).toBe('booked');
  });

  it('writes nothing of a turn that it has lost', async () => {
    const { telling, store, order } = await openWith('salla');
    const { salla } = telling.platforms;
    const slow: StorePlatforms = {
      ...telling.platforms,
      salla: salla && {
        ...salla,
        async tell(access, update) {
          const answer = await salla.tell(access, update);
          telling.wait(TURN / 1_000);
          await order.move('delivered');
          await telling.look();
          return answer;
        },
      },
    };
    await telling.look({ platforms: slow });
    expect(store.told(order.platformId)?.status).toBe('delivered');
    expect((await order.row()).told_status).toBe('delivered');
  });

  async function newSilentStores(telling: Telling, count: number) {
    const orders = [];
    for (let n = 0; n < count; n += 1) {
      const store = await telling.newStore('salla');
      orders.push(await store.newOrder());
    }
    return orders;
  }

  /** Salla does not answer; Zid does. */
  async function unreachable(telling: Telling): Promise<StorePlatforms> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const at = {
      apiUrl: url,
      accountsUrl: url,
      clientId: 'a',
      clientSecret: 'b',
      timeLimit: 3_000,
    };
    return { ...telling.platforms, salla: sallaAt(at) };
  }
});
