import { requestedBy } from '../account.ts';
import { confirmSession } from '../people.ts';
import { PLATFORMS } from '../told-orders.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, newOrder, type Shop, shown } from './shops.ts';

type Opened = Shop['opened'];

/** What a store is answered that tells an order with this address and secret. */
function telling({ api }: Bench, { platform, account }: Shop) {
  const { hears, tell } = PLATFORMS[platform];
  const call = { who: requestedBy(account) };
  const status = async (opened: Opened, order = newOrder()) =>
    (await api.send(hears, tell(opened, order))).status;
  return { call, status };
}

async function secretsEnd(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { call, status } = telling(bench, shop);
    const path = { store_id: shop.opened.store.id };
    await confirmSession(api, shop.account);
    const first = shop.opened;
    const renew = () => api.ok('renewStoreSecret', { ...call, path, body: {} });
    const second = await renew();
    const store = `a store on ${shop.platform}`;
    alike(
      [await status(first), await status(second)],
      [200, 200],
      `deliveries of ${store} with the previous secret and with the new one`,
    );
    const third = await renew();
    alike(
      [await status(first), await status(second), await status(third)],
      [401, 200, 200],
      `deliveries of ${store} with each secret, the first of which was replaced twice`,
    );
  });
}

async function addressesEnd(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { call, status } = telling(bench, shop);
    const path = { store_id: shop.opened.store.id };
    await confirmSession(api, shop.account);
    const told = newOrder();
    await shop.tell(told);
    await shown(bench, shop, told);
    const store = await api.ok('renewStoreAddress', { ...call, path });
    const moved = { ...shop.opened, store };
    alike(
      [await status(shop.opened), await status(moved)],
      [404, 200],
      `deliveries of a store on ${shop.platform} to its previous address and to the new one`,
    );
    await api.ok('disconnectStore', { ...call, path });
    const { data } = await api.ok('listStoreOrders', call);
    alike(
      [await status(moved), (await api.send('getStore', { ...call, path })).status, data],
      [404, 404, []],
      `a store on ${shop.platform} that was disconnected: its address, itself, and its orders`,
    );
  });
}

export const storeConnectionLaws: readonly Law[] = [
  {
    id: 'store-secrets',
    title: 'The previous secret of a store is valid for a day, any earlier one no longer',
    clause:
      'renewStoreSecret: the previous secret is accepted for another day; any earlier one becomes invalid',
    run: secretsEnd,
  },
  {
    id: 'store-addresses',
    title: 'An address of a store ends when it is renewed, and when the store is disconnected',
    clause:
      'renewStoreAddress: the previous one stops working immediately; disconnectStore: deliveries, orders and access are deleted',
    run: addressesEnd,
  },
];
