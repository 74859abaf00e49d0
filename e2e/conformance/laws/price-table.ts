import { requestedBy, type Account } from '../account.ts';
import { newKey, orderFor } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Row = ResultOf<'listCourierPrices'>['rows'][number];
type Cell = Row['cells'][number];

/** Cells that are booked. */
const CELLS = process.env.TEST_COUNTS === 'full' ? 1_000 : 12;

/** Bookings of one account, and its balance in halalas, which covers them. */
const BOOKINGS = 20;
const BALANCE = 1_000_000;

/** Every price that a courier shows is what a parcel of that weight is charged. */
async function charged(bench: Bench): Promise<void> {
  const { api, draw } = bench;
  let account = await accountWith(bench, BALANCE);
  const { data } = await api.ok('listCouriers', { who: requestedBy(account) });
  const tables = new Map<string, Row[]>();
  for (let booked = 0; booked < CELLS; booked += 1) {
    if (booked > 0 && booked % BOOKINGS === 0) account = await accountWith(bench, BALANCE);
    const { id } = draw.one(data);
    const path = { courier_id: id };
    const rows =
      tables.get(id) ??
      (await api.ok('listCourierPrices', { who: requestedBy(account), path })).rows;
    tables.set(id, rows);
    const row = draw.one(rows);
    await bookCell(bench, account, id, row, draw.one(row.cells));
  }
}

async function bookCell(
  { api, lists, draw }: Bench,
  account: Account,
  courierId: string,
  row: Row,
  cell: Cell,
): Promise<void> {
  const { services } = await api.ok('getCourier', {
    who: requestedBy(account),
    path: { courier_id: courierId },
  });
  const service = services.find(({ service_type }) => service_type === row.service_type);
  expect(service !== undefined, `${courierId} shows prices of a service that it does not have`);
  const quote = await api.ok('createQuote', {
    who: requestedBy(account),
    body: {
      origin: placeIn(row.origin),
      destination: placeIn(row.destination),
      // Too small for its volume to count.
      ...{ weight: cell.weight, length: 30, width: 20, height: 10 },
      shipment_type: draw.one(service.shipment_types),
      shipping_method: draw.one(service.shipping_methods),
      couriers: [courierId],
    },
  });
  const what = `${courierId} ${row.service_type}, ${row.lane}, ${cell.weight} g`;
  const price = quote.prices.find(({ service_type }) => service_type === row.service_type);
  expect(price !== undefined, `${what}: shown, but not quoted`);
  alike(price.lane, row.lane, `lane of ${what}`);
  alike(price.subtotal, cell.subtotal, `quoted without VAT for ${what}`);
  alike(price.total_fee, cell.total_fee, `quoted for ${what}`);
  const shipment = await api.ok('createShipment', {
    who: requestedBy(account),
    header: newKey(),
    body: orderFor(quote, price, lists, draw),
  });
  alike(shipment.charge.total_fee, cell.total_fee, `charged for ${what}`);
}

function placeIn(area: string) {
  return /^[A-Z]/.test(area)
    ? { country: area, city: 'Sample City' }
    : { country: 'SA', city: area };
}

export const priceTableLaws: readonly Law[] = [
  {
    id: 'price-table',
    title: 'Prices that a courier shows are what is charged',
    clause: 'listCourierPrices: each computed as a quote would compute it',
    run: charged,
  },
];
