import { requestedBy } from '../account.ts';
import type { BodyOf } from '../call.ts';
import { foundOnce } from '../found-once.ts';
import { almostBookable, FUNDS, senderOf } from './bookable-orders.ts';
import { alike, balanceOf, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, later, type Order, type Shop, shown } from './shops.ts';

/** Whether it was tried to book an order. */
const isTried = ({ state, reasons }: Order) => state !== 'new' && !reasons.includes('unpaid');

async function refusalsAreTold(bench: Bench): Promise<void> {
  const { api } = bench;
  const sender = await senderOf(bench);
  await inEachShop(bench, async (shop) => {
    const { platform, account } = shop;
    const who = requestedBy(account);
    await set(bench, shop, { booking: 'by_rules' });
    const poor = await almostBookable(bench, shop, sender);
    await shop.tell(poor);
    const unpaid = await shown(bench, shop, poor, isTried);
    alike(
      [unpaid.state, unpaid.reasons, unpaid.shipment],
      ['needs_attention', ['low_balance'], undefined],
      `an order of ${platform} that the balance does not cover`,
    );
    const rule = { name: 'المفضلة', enabled: true, outcome: 'favorites' } as const;
    await api.ok('updateCourierRules', { who, body: { version: 0, rules: [rule] } });
    const ruledOut = await almostBookable(bench, shop, sender);
    await shop.tell(ruledOut);
    const unchosen = await shown(bench, shop, ruledOut, isTried);
    alike(
      [unchosen.state, unchosen.reasons, unchosen.shipment],
      ['needs_attention', ['no_courier'], undefined],
      `an order of ${platform} for which the rules choose no courier`,
    );
  });
}

async function bookingsAreTold(bench: Bench): Promise<void> {
  const { api } = bench;
  const sender = await senderOf(bench);
  await inEachShop(
    bench,
    async (shop) => {
      const { platform, account } = shop;
      const who = requestedBy(account);
      await set(bench, shop, { booking: 'by_rules' });
      const told = await almostBookable(bench, shop, sender);
      await shop.tell(told);
      const order = await shown(bench, shop, told, isTried);
      const { id, shipment } = order;
      alike([order.state, order.reasons], ['booked', []], `an order that ${platform} sent to book`);
      expect(shipment !== undefined, `An order of ${platform} is booked without a shipment`);
      const change = (body: BodyOf<'updateStoreOrder'>) =>
        api.send('updateStoreOrder', { who, path: { order_id: id }, body });
      const fixed = `an order of ${platform} that is booked`;
      refused(await change({ leave_out: true }), 409, 'store_order_booked', fixed);
      const booked = await shipmentOf(bench, shop, shipment.id);
      alike(
        [booked.source, booked.reference_id, booked.courier_choice],
        [platform, String(told.id), { by: 'default' }],
        `the shipment of an order of ${platform}`,
      );

      await shop.tell(later(told, 10, { status: 'cancelled' }));
      const doubtful = await shown(bench, shop, told, ({ status }) => status === 'cancelled');
      // A courier that was fast has collected it.
      if (doubtful.shipment?.tracking_status !== 'created') return;
      alike(
        [doubtful.state, doubtful.reasons],
        ['needs_attention', ['cancelled_at_store']],
        `an order that ${platform} cancelled after it was booked`,
      );
      const call = { who, path: { order_id: id }, body: { keep_shipment: true } };
      const kept = (await api.ok('updateStoreOrder', call)).order;
      alike(
        [kept.state, kept.reasons, kept.shipment?.id],
        ['booked', [], shipment.id],
        `an order of ${platform} whose shipment is kept`,
      );
    },
    { balance: FUNDS },
  );
}

async function shipmentsAreCancelled(bench: Bench): Promise<void> {
  const sender = await senderOf(bench);
  await inEachShop(
    bench,
    async (shop) => {
      const { platform, account } = shop;
      await set(bench, shop, { booking: 'by_rules', on_cancellation: 'cancel' });
      const told = await almostBookable(bench, shop, sender);
      await shop.tell(told);
      const { shipment } = await shown(bench, shop, told, isTried);
      expect(shipment !== undefined, `An order of ${platform} is not booked by the rules`);
      await shop.tell(later(told, 10, { status: 'refunded' }));
      const ended = await foundOnce(
        () => shipmentOf(bench, shop, shipment.id),
        ({ status }) => status !== 'pending',
      );
      // A courier that was fast has collected it.
      if (ended.tracking_status !== 'cancelled' && ended.tracking_status !== 'created') return;
      const what = `of an order that ${platform} paid back`;
      alike(ended.status, 'cancelled', `the shipment ${what}`);
      alike(await balanceOf(bench, account), FUNDS, `the balance after the shipment ${what}`);
      const order = await shown(bench, shop, told, (each) => each.shipment === undefined);
      alike([order.shipment, order.status], [undefined, 'refunded'], `the shipment ${what}`);
    },
    { balance: FUNDS },
  );
}

function shipmentOf({ api }: Bench, { account }: Shop, shipment_id: string) {
  return api.ok('getShipment', { who: requestedBy(account), path: { shipment_id } });
}

function set(
  { api }: Bench,
  { account, opened: { store } }: Shop,
  changes: Partial<BodyOf<'updateStore'>>,
) {
  const { name, booking, on_cancellation, tells_store } = store;
  const body = { name, booking, on_cancellation, tells_store, ...changes };
  return api.ok('updateStore', { who: requestedBy(account), path: { store_id: store.id }, body });
}

export const storeBookingLaws: readonly Law[] = [
  {
    id: 'unbooked-orders',
    title: 'An order that the rules cannot book says why',
    clause: '#/components/schemas/StoreOrderReason: no_courier, low_balance; StoreBooking',
    run: refusalsAreTold,
  },
  {
    id: 'booked-orders',
    title: 'Orders are booked as they arrive, and a cancellation asks what to do',
    clause: '#/components/schemas/StoreBooking; StoreCancellation: ask; StoreOrderUpdate',
    run: bookingsAreTold,
  },
  {
    id: 'cancelled-orders',
    title: 'The shipment of a cancelled order is cancelled and refunded if so wished',
    clause: '#/components/schemas/StoreCancellation: cancel',
    run: shipmentsAreCancelled,
  },
];
