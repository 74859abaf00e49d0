import { requestedBy } from '../account.ts';
import { PUBLIC } from '../people.ts';
import { SHORT_ADDRESS, type ToldOrder } from '../told-orders.ts';
import { alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, later, newOrder, type Shop, shown } from './shops.ts';

/** A new order whose receiver is asked for the address, and what that page does. */
async function unaddressed({ api, ...bench }: Bench, shop: Shop) {
  const told: ToldOrder = { ...newOrder(), isUnaddressed: true };
  await shop.tell(told);
  const { id } = await shown({ api, ...bench }, shop, told);
  const call = { who: requestedBy(shop.account), path: { order_id: id } };
  const details = () => api.ok('getStoreOrder', call);
  const { address_url } = await details();
  const what = `an order of ${shop.platform} without a short address`;
  expect(address_url !== undefined, `${what} has no address_url`);
  const page = { header: PUBLIC, path: { order_token: address_url.split('/').at(-1) ?? '' } };
  const complete = { ...page, body: { short_address: SHORT_ADDRESS } };
  const { name } = shop.opened.store;
  const isShown = async (state: string) =>
    alike(
      await api.ok('getOrderAddress', page),
      { store_name: name, number: String(told.id), state },
      `the page of ${what}`,
    );
  await isShown('missing');
  return { told, what, details, complete, isShown };
}

async function receiversComplete(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { what, details, complete, isShown } = await unaddressed(bench, shop);
    alike((await api.ok('completeOrderAddress', complete)).state, 'complete', what);
    await isShown('complete');
    const { address_url, draft } = await details();
    alike(
      [address_url, draft?.receiver?.short_address],
      [undefined, SHORT_ADDRESS],
      `the address of ${what}, which its receiver completed`,
    );
    const again = await api.send('completeOrderAddress', complete);
    refused(again, 409, 'address_known', `an address completed twice of ${what}`);
  });
}

async function closedOrdersAreNotAsked(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { told, what, details, complete, isShown } = await unaddressed(bench, shop);
    await shop.tell(later(told, 5, { status: 'cancelled' }));
    await shown(bench, shop, told, ({ state }) => state === 'cancelled');
    await isShown('too_late');
    const late = await api.send('completeOrderAddress', complete);
    refused(late, 409, 'order_closed', `${what}, which is cancelled`);
    const { draft } = await details();
    alike(draft?.receiver?.short_address, undefined, `the address of ${what}, refused`);
  });
}

export const orderAddressLaws: readonly Law[] = [
  {
    id: 'order-addresses',
    title: 'A receiver completes the address of an order once',
    clause: 'completeOrderAddress; getOrderAddress; StoreOrderDetails/properties/address_url',
    run: receiversComplete,
  },
  {
    id: 'late-order-addresses',
    title: 'The address of a cancelled order can no longer be completed',
    clause: '#/components/schemas/OrderAddress/properties/state; ProblemCode: order_closed',
    run: closedOrdersAreNotAsked,
  },
];
