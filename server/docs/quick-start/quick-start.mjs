// Books a test shipment and follows it to its delivery. Needs Node 20.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const { MIZAN_URL, MIZAN_CLIENT_KEY, MIZAN_SECRET_KEY } = process.env;
const credentials = Buffer.from(`${MIZAN_CLIENT_KEY}:${MIZAN_SECRET_KEY}`).toString('base64');

/** Sends a request. Waits and repeats it if the server says for how long. */
async function call(method, path, body, idempotencyKey) {
  const headers = {
    authorization: `Basic ${credentials}`,
    'accept-language': 'en',
    'content-type': 'application/json',
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const request = { method, headers, body: body && JSON.stringify(body) };
    const response = await fetch(MIZAN_URL + path, request);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    const wait = response.headers.get('retry-after');
    if (wait === null || attempt === 5) throw new Error(await response.text());
    await sleep(wait * 1000);
  }
}

// 1. Ask whose key it is.
const integration = JSON.parse(await call('GET', '/integration'));
if (!integration.is_test) throw new Error('This is no test key.');
console.log(`Account: ${integration.account_name}`);

// 2. Ask what a parcel costs. Prices come cheapest first; couriers differ in what they want to
// know about the sender.
const sender = {
  contact_name: 'Sample Sender',
  contact_number: '+966500000001',
  address: '1 Sample Street',
  city: 'riyadh',
  country: 'SA',
};
const parcel = {
  weight: 2000,
  length: 300,
  width: 200,
  height: 150,
  pieces: 1,
  shipment_type: 'parcel',
  shipping_method: 'pickup',
};
const places = {
  origin: { country: 'SA', city: 'riyadh' },
  destination: { country: 'SA', city: 'jeddah' },
};
const quote = JSON.parse(await call('POST', '/quotes', { ...places, ...parcel }));
const price = quote.prices.find((each) => each.sender_fields.every((field) => field in sender));
const riyals = (price.total_fee.amount / 100).toFixed(2);
console.log(`Price: ${riyals} riyals with ${price.courier.name.en}`);

// 3. Book it once: the order is written down with an idempotency key before it is sent. Run the
// program again, and it sends the same order.
if (!existsSync('order.json')) {
  const order = {
    quote_id: quote.id,
    courier_id: price.courier.id,
    service_type: price.service_type,
    receiver: {
      full_name: 'Sample Receiver',
      phone: '+966500000101',
      address_type: 'residential',
      country: 'SA',
      state: 'MQ',
      city: 'jeddah',
      short_address: 'JDAA1234',
    },
    sender,
    ...parcel,
    weight_unit: 'kg',
    dimension_unit: 'cm',
    size: 'custom',
    packaging_type: 'box',
    preferred_delivery_day: price.served_days[0],
    preferred_delivery_time: '12-15',
    payment_type: 'prepaid',
    payment_method: 'balance',
    product_name: 'Sample cups',
    quantity: 1,
    price: { amount: 12000, currency: 'SAR' },
  };
  writeFileSync('order.json', JSON.stringify({ key: randomUUID(), order }));
}
const { key, order } = JSON.parse(readFileSync('order.json'));
const shipment = JSON.parse(await call('POST', '/shipments', order, key));
console.log(`Booked: ${shipment.tracking_number}`);

// 4. Save its label.
const label = { document: 'label', language: 'en' };
writeFileSync('label.pdf', await call('POST', `/shipments/${shipment.id}/label`, label));
console.log('Label: label.pdf');

// 5. Play the courier, whom a test shipment never reaches.
const { status } = JSON.parse(await call('GET', `/shipments/${shipment.id}`));
if (status === 'pending') {
  for (const event of ['picked_up', 'in_transit', 'out_for_delivery', 'delivered']) {
    await call('POST', `/test-shipments/${shipment.id}/events`, { event });
  }
}

// 6. Show where it is.
const delivered = JSON.parse(await call('GET', `/shipments/${shipment.id}`));
console.log(`Status: ${delivered.status}, ${delivered.tracking_status}`);
