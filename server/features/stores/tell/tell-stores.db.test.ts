import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { openTelling, PUBLIC_URL } from './testing/open-telling.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  beforeAll(async () => {
    owner = await backend.newCustomer(10_000_000, 'company');
  });
  const open = async (options = {}) => {
    await database().kysely.deleteFrom('stores').execute();
    await database().kysely.deleteFrom('store_orders').execute();
    return openTelling(backend, owner, options);
  };

  it.each([
    ['salla', ['created', 'in_transit', 'delivering', 'delivered']],
    ['zid', ['ready', 'indelivery', 'indelivery', 'delivered']],
  ] as const)('a store on %s follows its shipments', async (platform, words) => {
    const telling = await open();
    const store = await telling.newStore(platform);
    const order = await store.newOrder();
    const said = [];
    for (const status of ['created', 'picked_up', 'out_for_delivery', 'delivered'] as const) {
      await order.move(status);
      await telling.look();
      said.push(store.told(order.platformId)?.status);
      telling.wait(5);
    }
    expect(said).toEqual(words);
    const { tracking_number, tracking_url } = order.shipment;
    expect(store.told(order.platformId)).toMatchObject({
      trackingNumber: tracking_number,
      trackingUrl: `${PUBLIC_URL}${tracking_url}`,
      courierName: platform === 'salla' ? 'ناقل الاختبار' : null,
    });
    const row = await order.row();
    expect(row).toMatchObject({ told_status: 'delivered', told_error: null, tell_after: null });
    expect(row.platform_shipment_id !== null).toBe(platform === 'salla');
  });

  it('tells nothing twice, and never goes back', async () => {
    const telling = await open();
    const store = await telling.newStore('salla');
    const order = await store.newOrder();
    await order.move('out_for_delivery');
    await telling.look();
    const first = store.told(order.platformId);
    for (const status of ['out_for_delivery', 'at_hub', 'returning', 'created'] as const) {
      telling.wait(5);
      await order.move(status);
      await telling.look();
    }
    expect(store.told(order.platformId)).toBe(first);
    await order.move('returned');
    await telling.look();
    expect(store.told(order.platformId)?.status).toBe('return_to_origin');
    telling.wait(5);
    await order.move('delivered');
    await telling.look();
    expect((await order.row()).told_status).toBe('returned');
  });

  it('says nothing of a shipment that was cancelled before the store heard of it', async () => {
    const telling = await open();
    const store = await telling.newStore('salla');
    const order = await store.newOrder();
    await order.move('cancelled');
    await telling.look();
    expect(store.told(order.platformId)).toBeNull();
  });

  it('begins again when the order is booked anew', async () => {
    const telling = await open();
    const store = await telling.newStore('salla');
    const order = await store.newOrder();
    await telling.look();
    await order.move('cancelled');
    await telling.look();
    expect(store.told(order.platformId)?.status).toBe('cancelled');
    const { id, tracking_number } = await backend.ship(owner);
    await order.change({ shipment_id: id });
    await telling.look();
    expect(store.told(order.platformId)).toMatchObject({
      ...{ status: 'created', trackingNumber: tracking_number },
    });
    expect(await order.row()).toMatchObject({ told_status: 'booked', tell_shipment_id: id });
  });

  it.each([
    ['does not want to be told', { tells_store: false }],
    ['has granted no access', { access: null }],
    ['accepts our access no longer', { access_refused_at: new Date() }],
    ['has ended', { ended_at: new Date() }],
  ])('leaves a store alone that %s', async (_how, change) => {
    const telling = await open();
    const store = await telling.newStore('zid');
    const order = await store.newOrder();
    await store.change(change);
    await telling.look();
    expect(store.told(order.platformId)).toBeNull();
  });

  it('leaves stores alone whose platform has no credentials', async () => {
    const telling = await open();
    const [salla, zid] = [await telling.newStore('salla'), await telling.newStore('zid')];
    const [atSalla, atZid] = [await salla.newOrder(), await zid.newOrder()];
    await telling.look({ platforms: { ...telling.platforms, salla: null } });
    await telling.look({ platforms: { salla: null, zid: null } });
    expect(salla.told(atSalla.platformId)).toBeNull();
    expect(zid.told(atZid.platformId)).not.toBeNull();
  });
});
