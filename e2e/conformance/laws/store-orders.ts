import { requestedBy } from '../account.ts';
import { PLATFORMS, SHORT_ADDRESS, type ToldOrder } from '../told-orders.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, later, newOrder, type Order, PERFUME, shownAlone } from './shops.ts';

const nameIn = ({ cells }: Order) =>
  cells.find(({ field }) => field === 'receiver.full_name')?.text;

async function ordersAreRead(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { account, platform } = shop;
    const who = requestedBy(account);
    const told = newOrder();
    await shop.tell(told);
    await shop.tell(told);
    const { id } = await shownAlone(bench, shop);
    const path = { order_id: id };
    const { order, draft, unknown_skus } = await api.ok('getStoreOrder', { who, path });
    const money = (amount: number) => ({ amount, currency: 'SAR' });
    alike(
      [order.number, order.state, order.status, order.payment, order.amount_to_collect],
      [String(told.id), 'new', 'open', 'on_delivery', money(told.total)],
      `an order of ${platform}`,
    );
    const text = PLATFORMS[platform].statusText(told);
    alike(order.status_text, text, `the status of ${platform} in its own words`);
    alike(Date.parse(order.placed_at ?? ''), told.placedAt.getTime(), `placed_at of ${platform}`);
    const { receiver, sender, product_name, quantity, price, weight, payment_type } = draft;
    alike(
      [product_name, quantity, price, weight, payment_type, sender?.amount_to_collect],
      [PERFUME.name, 3, money(55_800), 750, 'cash_on_delivery', money(told.total)],
      `the draft of an order of ${platform}`,
    );
    alike(
      [receiver?.full_name, receiver?.phone, receiver?.country, receiver?.short_address],
      [told.name, '+966500000101', 'SA', SHORT_ADDRESS],
      `the receiver of an order of ${platform}`,
    );
    alike([order.further_products, unknown_skus], [0, ['OUD-50']], `its products of ${platform}`);
  });
}

async function laterWordsCount(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { account, platform } = shop;
    const who = requestedBy(account);
    const first = newOrder();
    const second = { ...PERFUME, name: 'كوب', sku: 'MUG-1', pieces: 1, halalas: 4_000 };
    const gift = { ...PERFUME, name: 'عيّنة', sku: 'GIFT', pieces: 1, halalas: 0 };
    await shop.tell(first);
    await shownAlone(bench, shop);
    const changed = later(first, 20, {
      ...{ name: 'ريم العيّنة', payment: 'paid', products: [PERFUME, gift, second], total: 61_300 },
    });
    await shop.tell(changed);
    const order = await shownAlone(bench, shop, (each) => nameIn(each) === changed.name);
    alike(
      [nameIn(order), order.payment, order.further_products, order.amount_to_collect],
      [changed.name, 'paid', 1, undefined],
      `an order that ${platform} has changed`,
    );
    const { lines, draft } = await api.ok('getStoreOrder', { who, path: { order_id: order.id } });
    alike(
      [lines.length, draft.payment_type, draft.further_products?.[0]?.price?.amount, draft.weight],
      [1, 'prepaid', 4_000, 2_250],
      `the products of an order that ${platform} has changed`,
    );
    expect(draft.note?.includes(gift.name) === true, `the gift is not in the note: ${draft.note}`);
    // What was told before arrives late, and then what ends it.
    await shop.tell(later(first, 10, { name: 'سلمى العيّنة', status: 'delivered' }));
    await shop.tell(later(changed, 30, { status: 'cancelled' }));
    const ended = await shownAlone(bench, shop, ({ status }) => status === 'cancelled');
    alike(
      [ended.status, ended.state, nameIn(ended)],
      ['cancelled', 'cancelled', changed.name],
      `an order that ${platform} has cancelled`,
    );
    await shop.tell(later(changed, 40, { status: 'refunded' }));
    const back = await shownAlone(bench, shop, ({ status }) => status === 'refunded');
    alike(back.status, 'refunded', `an order that ${platform} has paid back`);
    const counts = await api.ok('countStoreOrders', { who });
    alike(counts[back.state], 1, `orders of ${platform} that are ${back.state}`);
  });
}

async function unpaidOrdersWait(bench: Bench): Promise<void> {
  await inEachShop(bench, async (shop) => {
    const { platform } = shop;
    const unpaid: ToldOrder = { ...newOrder(), payment: 'unpaid' };
    await shop.tell(unpaid);
    const order = await shownAlone(bench, shop);
    alike(
      [order.state, order.reasons, order.payment],
      ['needs_attention', ['unpaid'], 'unpaid'],
      `an order of ${platform} that is not paid`,
    );
    await shop.tell(later(unpaid, 10, { payment: 'paid' }));
    const paid = await shownAlone(bench, shop, ({ payment }) => payment === 'paid');
    alike([paid.state, paid.reasons], ['new', []], `an order of ${platform} that was paid`);
  });
}

async function giftsAreNoted(bench: Bench): Promise<void> {
  await inEachShop(bench, async (shop) => {
    const { platform } = shop;
    await shop.tell({ ...newOrder(), products: [{ ...PERFUME, halalas: 0 }] });
    const { cells } = await shownAlone(bench, shop);
    const texts = ['sku', 'note'].map((name) => cells.find(({ field }) => field === name)?.text);
    alike(texts, [PERFUME.sku, undefined], `an order of gifts alone on ${platform}`);
  });
}

const clause = (what: string) => `receiveSallaDelivery, receiveZidDelivery; ${what}`;

export const storeOrderLaws: readonly Law[] = [
  {
    id: 'store-orders',
    title: 'Orders of stores are shown as they were told, once',
    clause: clause('the same bytes have an effect only once; StoreOrder; StoreOrderDetails'),
    run: ordersAreRead,
  },
  {
    id: 'store-news',
    title: 'What a store told last counts, in whatever order it arrives',
    clause: clause('StoreOrderStatus; StoreOrderState'),
    run: laterWordsCount,
  },
  {
    id: 'unpaid-orders',
    title: 'Orders that are not paid need attention until they are',
    clause: clause('StorePayment; StoreOrderReason'),
    run: unpaidOrdersWait,
  },
  {
    id: 'gift-orders',
    title: 'Gifts are the products of an order that has no others',
    clause: clause('StoreOrder/properties/cells'),
    run: giftsAreNoted,
  },
];
