import type { components } from '../../openapi/generated/types.ts';
import type { ApiClient } from './client.ts';

type Schemas = components['schemas'];
type Choice = Pick<Schemas['ShipmentCreate'], 'quote_id' | 'courier_id' | 'service_type'>;

/** Prices a small parcel from Riyadh to Jeddah and books the cheapest offer through the API. */
export async function bookByApi(client: ApiClient): Promise<Schemas['Shipment']> {
  const { data: quote } = await client.POST('/website/quotes', {
    body: {
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      weight: 2000,
      length: 200,
      width: 150,
      height: 100,
      pieces: 1,
      shipment_type: 'parcel',
      shipping_method: 'pickup',
      payment_type: 'prepaid',
    },
  });
  const [price] = quote?.prices ?? [];
  if (!quote || !price) throw new Error('No courier takes a small parcel from Riyadh to Jeddah');
  const { courier, service_type } = price;
  return bookChoice(client, { quote_id: quote.id, courier_id: courier.id, service_type });
}

/** Books a price of an open quote exactly as requested, which uses up the quote. */
export async function bookChoice(client: ApiClient, choice: Choice): Promise<Schemas['Shipment']> {
  const { data: quote } = await client.GET('/website/quotes/{quote_id}', {
    params: { path: { quote_id: choice.quote_id } },
  });
  const price = quote?.prices.find(
    ({ courier, service_type }) =>
      courier.id === choice.courier_id && service_type === choice.service_type,
  );
  if (!quote || !price) throw new Error(`There is no such price in the quote ${choice.quote_id}`);
  const { weight, length = 200, width = 150, height = 100, ...request } = quote.request;
  const { data, error } = await client.POST('/website/shipments', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      ...choice,
      receiver: {
        full_name: 'عميل تجريبي',
        country: 'SA',
        state: 'MQ',
        city: 'jeddah',
        short_address: 'JEDA1234',
        phone: '+966500000109',
        address_type: 'residential',
      },
      sender: {
        contact_name: 'مرسل تجريبي',
        contact_number: '+966500000001',
        email: 'sender@customer.example',
        address: 'شارع العيّنة',
        ...request.origin,
      },
      weight,
      weight_unit: 'kg',
      length,
      width,
      height,
      dimension_unit: 'cm',
      size: 'custom',
      pieces: request.pieces ?? 1,
      shipment_type: request.shipment_type ?? 'parcel',
      packaging_type: 'box',
      shipping_method: request.shipping_method ?? price.shipping_methods[0] ?? 'pickup',
      preferred_delivery_day: price.served_days[0] ?? 'sunday',
      preferred_delivery_time: '18-21',
      payment_type: 'prepaid',
      payment_method: 'balance',
      product_name: 'كتاب',
      quantity: 1,
      price: { amount: 9500, currency: 'SAR' },
    },
  });
  if (!data) throw new Error(`The shipment was not booked: ${JSON.stringify(error)}`);
  return data;
}
