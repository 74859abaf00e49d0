import assert from 'node:assert/strict';
import { client } from './client/client.gen.js';
import * as api from './client/index.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

/** Calls return a value or throw an error. */
const throwOnError = true;

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  client.setConfig({ baseUrl });
  const { data: signedIn } = await api.signIn({
    body: { login, password },
    headers: { type: 'public' },
    throwOnError,
  });
  const token = signedIn.session?.token;
  assert(token);
  client.setConfig({ auth: token });

  const { data: quote } = await api.createQuote({ body: ASKED, throwOnError });
  const [price] = quote.prices;
  assert(price);

  const { data: shipment } = await api.createShipment({
    headers: { 'Idempotency-Key': quote.id },
    body: bookingOf(quote.id, price),
    throwOnError,
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const { data: found } = await api.listShipments({
    query: { q: shipment.tracking_number },
    throwOnError,
  });
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const path = { shipment_id: shipment.id };
  const { data: read } = await api.getShipment({ path, throwOnError });
  assert.equal(read.cancellable, true);
  const { data: cancelled } = await api.cancelShipment({
    path,
    headers: { 'Idempotency-Key': shipment.id },
    throwOnError,
  });
  assert.equal(cancelled.status, 'cancelled');

  const { data: ledger } = await api.listTransactions({ query: path, throwOnError });
  assertRefunded(ledger.data, price.total_fee);

  await api.signOut({ throwOnError });
  const { error } = await api.getProfile();
  assert.equal(error?.code, 'unauthorized');
}
