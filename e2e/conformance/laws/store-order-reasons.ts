import { requestedBy } from '../account.ts';
import type { ToldOrder } from '../told-orders.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, later, MASKING, newOrder, type Order, type Shop, shown } from './shops.ts';

const standing = ({ state, reasons, status }: Order) => [state, reasons, status];

async function reasonsAreTold(bench: Bench): Promise<void> {
  await inEachShop(bench, async (shop) => {
    const { platform } = shop;
    const told = async (what: string, order: ToldOrder, due: unknown[]) => {
      await shop.tell(order);
      const found = await shown(bench, shop, order, ({ status }) => status === order.status);
      alike(standing(found), due, `an order of ${platform} ${what}`);
      return found;
    };
    const brief = { ...newOrder(), isBrief: true };
    const short = await told('whose status alone is known', brief, [
      ...['needs_attention', ['incomplete'], 'open'],
    ]);
    alike(short.payment, undefined, `the payment of an order of ${platform} that is not known`);
    await shop.tell(later(brief, 5, { isBrief: false }));
    const whole = await shown(bench, shop, brief, ({ payment }) => payment !== undefined);
    alike(standing(whole), ['new', [], 'open'], `an order of ${platform} that is known at last`);

    const digital = { ...newOrder(), isDigital: true, payment: 'paid' } as const;
    await told('with nothing to ship', digital, ['left_out', ['no_shipping'], 'open']);

    const sent: ToldOrder = { ...newOrder(), status: 'shipping' };
    await told('that is on its way', sent, ['left_out', ['shipped_elsewhere'], 'shipping']);
    const delivered = later(sent, 5, { status: 'delivered' });
    await told('that is there', delivered, ['left_out', ['shipped_elsewhere'], 'delivered']);

    const gone: ToldOrder = { ...newOrder(), status: 'cancelled' };
    await told('that was cancelled at once', gone, ['cancelled', [], 'cancelled']);
    await countsAre(bench, shop, { new: 1, cancelled: 1, left_out: 2 });
  });
}

async function maskedAddressesAreTold(bench: Bench): Promise<void> {
  const masked = async (shop: Shop) => {
    const order: ToldOrder = { ...newOrder(), payment: 'paid', isMasked: true };
    await shop.tell(order);
    const { state, reasons } = await shown(bench, shop, order);
    const what = `an order of ${shop.platform} whose address is masked`;
    alike([state, reasons.includes('masked_address')], ['needs_attention', true], what);
  };
  await inEachShop(bench, masked, { platforms: MASKING });
}

async function dismissedUntilWanted(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { platform, account } = shop;
    const who = requestedBy(account);
    const told = newOrder();
    await shop.tell(told);
    const { id } = await shown(bench, shop, told);
    const set = async (leave_out: boolean) => {
      const call = { who, path: { order_id: id }, body: { leave_out } };
      return standing((await api.ok('updateStoreOrder', call)).order);
    };
    const dismissed = ['left_out', ['dismissed'], 'open'];
    alike(await set(true), dismissed, `an order of ${platform} that is left out`);
    await shop.tell(later(told, 5, { payment: 'unpaid' }));
    const changed = await shown(bench, shop, told, ({ payment }) => payment === 'unpaid');
    const [state, reasons] = [changed.state, changed.reasons];
    alike(
      [state, reasons],
      dismissed.slice(0, 2),
      `an order of ${platform} that is still left out`,
    );
    await countsAre(bench, shop, { left_out: 1 });
    await shop.tell(later(told, 10, { payment: 'paid' }));
    await shown(bench, shop, told, ({ payment }) => payment === 'paid');
    alike(await set(false), ['new', [], 'open'], `an order of ${platform} that is wanted again`);
  });
}

async function countsAre(
  { api }: Bench,
  { account, platform }: Shop,
  due: Partial<Record<Order['state'], number>>,
): Promise<void> {
  const none = { new: 0, needs_attention: 0, booked: 0, delivered: 0, cancelled: 0, left_out: 0 };
  const counts = await api.ok('countStoreOrders', { who: requestedBy(account) });
  alike(counts, { ...none, ...due }, `the numbers of orders of ${platform}`);
}

export const storeOrderReasonLaws: readonly Law[] = [
  {
    id: 'store-reasons',
    title: 'An order that cannot be booked says why',
    clause: '#/components/schemas/StoreOrderReason; StoreOrderState; StoreOrderStatus',
    run: reasonsAreTold,
  },
  {
    id: 'masked-orders',
    title: 'An order whose address is masked needs attention',
    clause: '#/components/schemas/StoreOrderReason: masked_address',
    run: maskedAddressesAreTold,
  },
  {
    id: 'dismissed-orders',
    title: 'An order that is left out stays so until the account wants it',
    clause: 'updateStoreOrder: changes stay even if the store changes the order; leave_out',
    run: dismissedUntilWanted,
  },
];
