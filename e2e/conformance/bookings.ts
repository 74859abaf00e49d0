import { randomUUID } from 'node:crypto';
import { requestedBy, type Account, type Who } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { BodyOf, ResultOf } from './call.ts';
import { operationOf } from './contract.ts';
import type { Draw } from './draw.ts';
import { servedCities } from './coverage.ts';
import { addressIn, homeAddress, saudiPhone, type City, type Lists } from './places.ts';

export type Quote = ResultOf<'createQuote'>;
export type QuoteRequest = BodyOf<'createQuote'>;
export type Price = Quote['prices'][number];
export type Order = BodyOf<'createShipment'>;
export type Receiver = Order['receiver'];
export type Shipment = ResultOf<'createShipment'>;

export const COD = 'cash_on_delivery';

/** A key that was never used before. */
export function newKey(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** A random body that matches the operation's schema. */
export function bodyFrom<Id extends Parameters<typeof operationOf>[0]>(
  id: Id,
  draw: Draw,
): BodyOf<Id> {
  return draw.from(operationOf(id).body ?? {}) as BodyOf<Id>;
}

/** Any parcel that may be priced; often no courier takes it. */
export function parcelToPrice(lists: Lists, draw: Draw): QuoteRequest {
  const { amount_to_collect, length, width, height, ...parcel } = bodyFrom('createQuote', draw);
  const hasSides = draw.chance(0.7);
  return {
    ...parcel,
    origin: placeOf(addressIn(lists, draw)),
    destination: placeOf(addressIn(lists, draw)),
    ...(hasSides && { length: length ?? 300, width: width ?? 200, height: height ?? 100 }),
    ...(parcel.payment_type === COD && {
      amount_to_collect: amount_to_collect ?? { amount: 25_000, currency: 'SAR' },
    }),
  };
}

/** A parcel that some courier should take. */
function commonParcel(lists: Lists, draw: Draw, served: readonly City[]): QuoteRequest {
  const isCod = draw.chance(0.3);
  return {
    origin: { country: 'SA', city: draw.one(served.slice(0, 4)).code },
    destination: placeOf(draw.chance(0.1) ? addressIn(lists, draw) : homeAddress(lists, draw)),
    weight: draw.whole(1, 24_000),
    length: draw.whole(10, 400),
    width: draw.whole(10, 300),
    height: draw.whole(10, 300),
    pieces: draw.chance(0.8) ? 1 : 2,
    shipment_type: 'parcel',
    shipping_method: 'pickup',
    payment_type: isCod ? COD : 'prepaid',
    ...(isCod && { amount_to_collect: { amount: draw.whole(100, 50_000), currency: 'SAR' } }),
  };
}

function placeOf({ country, city }: { country: string; city: string }) {
  return { country, city };
}

/** A quote with a price that can be booked. */
export async function bookableQuote(
  api: KitApi,
  account: Account,
  lists: Lists,
  draw: Draw,
  changes: Partial<QuoteRequest> = {},
): Promise<{ quote: Quote; price: Price }> {
  const served = await servedCities(api, account, lists);
  for (let tries = 0; tries < 12; tries += 1) {
    const { amount_to_collect, ...parcel } = { ...commonParcel(lists, draw, served), ...changes };
    const isCod = parcel.payment_type === COD && amount_to_collect;
    const body = { ...parcel, ...(isCod && { amount_to_collect }) };
    const quote = await api.ok('createQuote', { who: requestedBy(account), body });
    if (quote.prices.length > 0) return { quote, price: draw.one(quote.prices.slice(0, 6)) };
  }
  throw new BrokenLaw('No courier took an ordinary parcel in twelve tries');
}

/** An order that matches a price of a quote and meets its courier's requirements. */
export function orderFor({ request, id }: Quote, price: Price, lists: Lists, draw: Draw): Order {
  const { payment_type = 'prepaid' } = request;
  const free = bodyFrom('createShipment', draw);
  return {
    quote_id: id,
    courier_id: price.courier.id,
    service_type: price.service_type,
    receiver: receiverIn(request.destination, lists, draw),
    sender: senderFor(price, request, draw),
    weight: request.weight,
    weight_unit: free.weight_unit,
    length: request.length ?? 300,
    width: request.width ?? 200,
    height: request.height ?? 100,
    dimension_unit: free.dimension_unit,
    size: free.size,
    pieces: request.pieces ?? 1,
    shipment_type: request.shipment_type ?? 'parcel',
    packaging_type: free.packaging_type,
    shipping_method: request.shipping_method ?? 'pickup',
    preferred_delivery_day: draw.one(price.served_days),
    preferred_delivery_time: free.preferred_delivery_time,
    payment_type,
    payment_method: 'balance',
    product_name: free.product_name,
    quantity: free.quantity,
    ...pricedAlike(free),
    ...(free.reference_id !== undefined && { reference_id: free.reference_id }),
    ...(free.company !== undefined && { company: free.company }),
    ...(free.note !== undefined && { note: free.note }),
  };
}

/**
 * All products use the first one's currency, and none names a saved product; an empty list of
 * others is answered as absent.
 */
export function pricedAlike({
  price,
  further_products: further,
}: Pick<Order, 'price' | 'further_products'>) {
  const { currency } = price;
  return {
    price,
    ...(further !== undefined &&
      further.length > 0 && {
        further_products: further.map(({ sku: _sku, ...each }) => ({
          ...each,
          price: { ...each.price, currency },
        })),
      }),
  };
}

/** A person at the priced destination. */
export function receiverIn(
  { country, city }: { country: string; city: string },
  lists: Lists,
  draw: Draw,
): Receiver {
  const free = bodyFrom('createShipment', draw).receiver;
  const isHome = country === 'SA';
  const region = lists.cities.find(({ code }) => code === city)?.region.code;
  return {
    full_name: free.full_name,
    country,
    state: isHome ? (region ?? '') : 'Sample state',
    city,
    phone: saudiPhone(draw),
    address_type: free.address_type,
    ...(isHome
      ? { short_address: 'RRRD2929' }
      : { street_name: 'Sample street', building_no: '12' }),
    ...(free.landmark !== undefined && { landmark: free.landmark }),
    ...(free.email !== undefined && { email: free.email }),
    ...(free.company !== undefined && { company: free.company }),
    ...(free.message !== undefined && { message: free.message }),
  };
}

function senderFor(price: Price, request: QuoteRequest, draw: Draw): Order['sender'] {
  const all = {
    contact_name: 'سالم العيّنة',
    contact_number: '+966500000001',
    email: 'sender@shop.example',
    address: 'طريق العيّنة 7',
    city: request.origin.city,
    country: request.origin.country,
    address_type: 'office',
    company: 'متجر الواحة (تجريبي)',
    backup_phone: '+966500000002',
    phone_code: '+966',
    postal_code: '12345',
    volume: 1000,
    gross_weight: request.weight,
    pickup_name: 'سالم',
    return_name: 'سالم',
    collecting_money: true,
  } as const;
  const wanted = new Set<string>(price.sender_fields);
  const kept = Object.entries(all).filter(([name]) => wanted.has(name) || draw.chance(0.3));
  return {
    ...(Object.fromEntries(kept) as Order['sender']),
    ...(request.payment_type === COD &&
      request.amount_to_collect && { amount_to_collect: request.amount_to_collect }),
  };
}

/** A shipment, quoted and booked. */
export async function book(
  api: KitApi,
  account: Account,
  lists: Lists,
  draw: Draw,
  changes: Partial<QuoteRequest> = {},
): Promise<{ shipment: Shipment; quote: Quote; price: Price; order: Order }> {
  const { quote, price } = await bookableQuote(api, account, lists, draw, changes);
  const order = orderFor(quote, price, lists, draw);
  const shipment = await api.ok('createShipment', {
    who: requestedBy(account),
    header: newKey(),
    body: order,
  });
  return { shipment, quote, price, order };
}

/** The parcel of a quote, quoted and booked by a key. */
export async function bookByKey(
  api: KitApi,
  key: Who,
  { request }: Pick<Quote, 'request'>,
  lists: Lists,
  draw: Draw,
): Promise<Shipment> {
  const quote = await api.ok('createQuoteByKey', { who: key, body: request });
  const body = orderFor(quote, draw.one(quote.prices), lists, draw);
  return api.ok('createShipmentByKey', { who: key, header: newKey(), body });
}
