import assert from 'node:assert/strict';
import { createApiClient } from './client/api.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

/** This client checks every body, parameter and answer by the schemas of the contract. */
export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  const api = createApiClient(baseUrl);
  const { session } = await api.signIn({ login, password }, { headers: { type: 'public' } });
  assert(session);
  api.axios.defaults.headers.common.Authorization = `Bearer ${session.token}`;

  const quote = await api.createQuote(ASKED);
  const [price] = quote.prices;
  assert(price);

  const shipment = await api.createShipment(bookingOf(quote.id, price), {
    headers: { 'Idempotency-Key': quote.id },
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const found = await api.listShipments({ queries: { q: shipment.tracking_number } });
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const params = { shipment_id: shipment.id };
  const read = await api.getShipment({ params });
  assert.equal(read.cancellable, true);
  const cancelled = await api.cancelShipment(undefined, {
    params,
    headers: { 'Idempotency-Key': shipment.id },
  });
  assert.equal(cancelled.status, 'cancelled');

  const ledger = await api.listTransactions({ queries: params });
  assertRefunded(ledger.data, price.total_fee);

  await api.signOut(undefined);
  await assert.rejects(api.getProfile(), ({ response }) => {
    return response.data.code === 'unauthorized';
  });
}
