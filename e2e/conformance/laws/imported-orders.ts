import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { bookingOf, priced, settled, type Importer } from '../imports.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { almostBookable, FUNDS, senderOf } from './bookable-orders.ts';
import { alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, type Shop, shown } from './shops.ts';

type Row = ResultOf<'listReportRows'>['data'][number];

async function ordersAreBooked(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const sender = await senderOf(bench);
  await inEachShop(
    bench,
    async (shop) => {
      const { platform, account } = shop;
      const who = requestedBy(account);
      const importer: Importer = { ...bench, account };
      const told = await almostBookable(bench, shop, sender);
      await shop.tell(told);
      const { id: order_id } = await shown(bench, shop, told, ({ state }) => state === 'new');
      const added = await api.ok('createImportBatchFromShipments', {
        ...{ who, header: newKey(), body: { order_ids: [order_id] } },
      });
      const batch = await settled(importer, added.id);
      alike(
        [batch.origin, batch.status, batch.columns, batch.counts.rows],
        ['orders', 'checked', [], 1],
        `an import batch of an order of ${platform}`,
      );
      await api.ok('bookImportBatch', bookingOf(importer, await priced(importer, batch)));
      await settled(importer, batch.id);
      const path = { batch_id: batch.id };
      const [row] = (await api.ok('listImportRows', { who, path })).data;
      const order = await shown(bench, shop, told, ({ state }) => state === 'booked');
      expect(row?.shipment !== undefined, `an order of ${platform} in a batch is not booked`);
      alike(
        [order.state, order.shipment?.id],
        ['booked', row.shipment.id],
        `an order of ${platform} that was booked in a batch`,
      );
      await isReported(bench, shop, order);
      const { quote, price } = await bookableQuote(api, account, lists, draw);
      const again = { ...orderFor(quote, price, lists, draw), store_order_id: order_id };
      const twice = await api.send('createShipment', { who, header: newKey(), body: again });
      refused(twice, 409, 'store_order_booked', `an order of ${platform}, booked again`);
    },
    { balance: FUNDS },
  );
}

/** The order is the only one behind the figures of received and booked orders of today. */
async function isReported(
  { api }: Bench,
  { account, platform, opened: { store } }: Shop,
  { id, number }: { id: string; number?: string },
): Promise<void> {
  const who = requestedBy(account);
  const path = { report: 'integration_orders' };
  const now = new Date().toISOString();
  // Midnight may pass meanwhile.
  const days = { from: riyadhDay(now, -1), to: riyadhDay(now, 1), store_id: store.id };
  for (const measure of ['received_orders', 'booked_orders']) {
    const query = { ...days, measure };
    const { data } = await api.ok('listReportRows', { who, path, query });
    const rows = data.map((each: Row) => [each.kind, each.id, each.number, each.value]);
    alike(rows, [['order', id, number, 1]], `the rows of ${measure} of a store on ${platform}`);
  }
}

export const importedOrderLaws: readonly Law[] = [
  {
    id: 'imported-orders',
    title: 'Store orders that are booked together become shipments, and are reported',
    clause:
      '#/components/schemas/ImportOrigin: orders; ReportRowKind: order; ShipmentConflict: store_order_booked',
    run: ordersAreBooked,
  },
];
