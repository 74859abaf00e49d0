import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { BodyOf } from '../call.ts';
import { servedCities } from '../coverage.ts';
import { columnsFor } from '../imports.ts';
import { CITY, type ToldOrder } from '../told-orders.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench } from './law.ts';
import { later, newOrder, PERFUME, type Shop, shown } from './shops.ts';

/** Halalas that pay for some shipments. */
export const FUNDS = 2_000_000;

type Cells = NonNullable<BodyOf<'updateStoreOrder'>['cells']>;

/**
 * The sender of all orders here, in the city that most couriers serve.
 *
 * @throws NotHeld unless a courier takes the orders with what it says.
 */
export async function senderOf(bench: Bench): Promise<Cells> {
  const { api, lists } = bench;
  const account = await accountWith(bench, 0);
  const { defaults: cells = [] } = await columnsFor({ ...bench, account }, 0);
  const [from] = await servedCities(api, account, lists);
  const to = lists.cities.find(({ name }) => name.ar === CITY);
  if (!from || !to) throw new NotHeld(`no city of listCities is called ${CITY}`);
  const body = {
    origin: { country: 'SA', city: from.code },
    destination: { country: 'SA', city: to.code },
    weight: PERFUME.grams,
    payment_type: 'prepaid',
  } as const;
  const { prices } = await api.ok('createQuote', { who: requestedBy(account), body });
  const known = new Set<string>(cells.map(({ field }) => field));
  const isTaken = prices.some(({ sender_fields }) =>
    sender_fields.every((name) => known.has(`sender.${name}`)),
  );
  if (!isTaken) throw new NotHeld(`no courier takes a parcel to ${CITY} with what the kit knows`);
  return cells;
}

/** A new order that lacks nothing but the payment. @returns the word by which it can be booked. */
export async function almostBookable(bench: Bench, shop: Shop, cells: Cells): Promise<ToldOrder> {
  const told: ToldOrder = { ...newOrder(), payment: 'unpaid' };
  await shop.tell(told);
  const { id } = await shown(bench, shop, told);
  const call = { who: requestedBy(shop.account), path: { order_id: id }, body: { cells } };
  const { order } = await bench.api.ok('updateStoreOrder', call);
  alike(order.reasons, ['unpaid'], `an order of ${shop.platform} that waits for the payment`);
  return later(told, 5, { payment: 'paid' });
}
