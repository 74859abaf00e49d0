import { requestedBy } from '../account.ts';
import type { Call, ResultOf } from '../call.ts';
import { foundOnce } from '../found-once.ts';
import { PLATFORMS } from '../told-orders.ts';
import { alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, later, newOrder, type Shop } from './shops.ts';

type Delivery = ResultOf<'getStoreDelivery'>;

/** Bytes of a forged delivery, and of those the ones that are kept. */
const FORGED = 5_000;
const KEPT = 4_096;

async function effectsAreTold(bench: Bench): Promise<void> {
  await inEachShop(bench, async (shop) => {
    const { platform, opened } = shop;
    const told = newOrder();
    const first = await shop.tell(told);
    const added = await worked(bench, shop, first.id);
    const number = String(told.id);
    alike(
      [first.verdict, added.delivery.verdict, added.delivery.effect, added.delivery.order_number],
      ['accepted', 'accepted', 'order_added', number],
      `the first delivery of ${platform}`,
    );
    const twin = await shop.tell(told);
    const same = await worked(bench, shop, twin.id);
    alike(
      [twin.verdict, same.delivery.verdict, same.delivery.effect, same.duplicate_of],
      ['duplicate', 'duplicate', 'nothing', first.id],
      `the same delivery of ${platform} again`,
    );
    const changed = later(told, 20, { name: 'ريم العيّنة' });
    const { order_id } = added.delivery;
    const news = [
      ['that changes an order', changed, 'order_changed'],
      ['that says nothing new', later(changed, 10, {}), 'order_unchanged'],
      ['that comes late', later(told, 10, { name: 'سلمى العيّنة' }), 'order_unchanged'],
    ] as const;
    for (const [what, order, effect] of news) {
      const { delivery } = await worked(bench, shop, (await shop.tell(order)).id);
      alike(
        [delivery.verdict, delivery.effect, delivery.order_id, delivery.order_number],
        ['accepted', effect, order_id, number],
        `a delivery of ${platform} ${what}`,
      );
    }
    const others = [
      ['about a product', PLATFORMS[platform].tellOfProduct(opened), 'nothing'],
      ['that is no message', PLATFORMS[platform].babble(opened), 'unreadable'],
    ] as const;
    for (const [what, call, effect] of others) {
      const { id, verdict } = await shop.send(call);
      const { delivery } = await worked(bench, shop, id);
      alike(
        [verdict, delivery.verdict, delivery.effect, delivery.order_id],
        ['accepted', 'accepted', effect, undefined],
        `a delivery of ${platform} ${what}`,
      );
    }
  });
}

async function forgeriesAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { platform, account, opened } = shop;
    const { store, secret } = opened;
    const who = requestedBy(account);
    const path = { store_id: store.id };
    const { hears, tell } = PLATFORMS[platform];
    const forge = (call: Call) => api.send(hears, call);
    const bytes = Buffer.from('x'.repeat(FORGED));
    const forged = tell({ store, secret: `${secret}0` }, newOrder());
    const answers = [
      await forge(forged),
      await forge({ ...forged, header: {}, raw: { bytes, type: 'application/json' } }),
    ];
    for (const answer of answers) {
      refused(answer, 401, 'forged_delivery', `a forged delivery of ${platform}`);
    }
    const { status, health } = await api.ok('getStore', { who, path });
    alike(status, 'waiting', `a store on ${platform} that has sent nothing`);
    alike(
      [health.accepted, health.refused],
      [0, 2],
      `deliveries of ${platform} when two are forged`,
    );
    const { data } = await api.ok('listStoreDeliveries', { who, path });
    alike(
      data.map(({ verdict, effect, bytes: size }) => [verdict, effect, size]),
      [
        ['refused', 'nothing', FORGED],
        ['refused', 'nothing', forged.raw?.bytes.length],
      ],
      `forged deliveries of ${platform}, newest first`,
    );
    for (const { id } of data) {
      const again = await api.send('replayStoreDelivery', { who, path: { delivery_id: id } });
      refused(again, 409, 'not_replayable', `a forged delivery of ${platform}, replayed`);
    }
    const [large] = data;
    const kept =
      large && (await api.ok('getStoreDelivery', { who, path: { delivery_id: large.id } }));
    alike(kept?.body.length, KEPT, `characters kept of a forged delivery of ${platform}`);
    alike((await api.ok('listStoreOrders', { who })).data, [], `forged orders of ${platform}`);

    await worked(bench, shop, (await shop.tell(newOrder())).id);
    const after = await api.ok('getStore', { who, path });
    alike(
      [after.status, after.health.accepted, after.health.refused],
      ['connected', 1, 0],
      `a store on ${platform} after forged deliveries and a right one`,
    );
  });
}

async function endIsTold(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { platform, account, opened } = shop;
    const call = { who: requestedBy(account), path: { store_id: opened.store.id } };
    const granting = PLATFORMS[platform].tellAccess?.(opened);
    if (granting) {
      const grant = await worked(bench, shop, (await shop.send(granting)).id);
      const { access } = await api.ok('getStore', call);
      const told = [grant.delivery.effect, access];
      alike(told, ['access_granted', 'granted'], `the delivery by which ${platform} grants access`);
      expect(!grant.body.includes('sample-'), `a token of ${platform} is shown`);
    }
    const { id } = await shop.send(PLATFORMS[platform].tellEnd(opened));
    const { delivery } = await worked(bench, shop, id);
    alike(delivery.effect, 'store_ended', `the delivery by which ${platform} ends the app`);
    const ended = await foundOnce(
      () => api.ok('getStore', call),
      ({ status }) => status === 'ended',
    );
    alike(
      [ended.status, ended.access],
      ['ended', 'none'],
      `a store on ${platform} without the app`,
    );
    await worked(bench, shop, (await shop.tell(newOrder())).id);
    const { status } = await api.ok('getStore', call);
    alike(status, 'connected', `a store on ${platform} that sends again`);
  });
}

/** A delivery once it has been processed, or the time is up. */
function worked({ api }: Bench, { account }: Shop, delivery_id: string): Promise<Delivery> {
  const call = { who: requestedBy(account), path: { delivery_id } };
  return foundOnce(
    () => api.ok('getStoreDelivery', call),
    ({ delivery }) => delivery.effect !== 'waiting',
  );
}

export const storeDeliveryLaws: readonly Law[] = [
  {
    id: 'store-effects',
    title: 'Each delivery of a store says what it did',
    clause: '#/components/schemas/StoreEffect; StoreVerdict; StoreDeliveryDetails: duplicate_of',
    run: effectsAreTold,
  },
  {
    id: 'forged-deliveries',
    title: 'A forged delivery is refused, kept in part and has no effect',
    clause: '#/components/schemas/StoreVerdict: refused; StoreHealth; ReplayConflict',
    run: forgeriesAreKept,
  },
  {
    id: 'ended-stores',
    title: 'A store without the app has ended until something arrives',
    clause:
      '#/components/schemas/StoreStatus; StoreEffect: access_granted, store_ended; StoreAccess',
    run: endIsTold,
  },
];
