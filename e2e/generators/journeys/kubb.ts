import assert from 'node:assert/strict';
import { setConfig } from './client/.kubb/fetch.js';
import * as api from './client/index.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

export async function journey(baseURL: string, login: string, password: string): Promise<void> {
  // Its bodies are JSON, which the client leaves to its user to say.
  const json = { 'Content-Type': 'application/json' };
  setConfig({ baseURL, headers: json });
  const { session } = await api.signIn({ login, password }, { type: 'public' });
  assert(session);
  const Authorization = `Bearer ${session.token}`;
  setConfig({ baseURL, headers: { ...json, Authorization } });

  const quote = await api.createQuote(ASKED);
  const [price] = quote.prices;
  assert(price);

  const shipment = await api.createShipment(bookingOf(quote.id, price), {
    'Idempotency-Key': quote.id,
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  // The rest has no bodies.
  setConfig({ baseURL, headers: { Authorization } });
  const found = await api.listShipments({ q: shipment.tracking_number });
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const read = await api.getShipment(shipment.id);
  assert.equal(read.cancellable, true);
  const cancelled = await api.cancelShipment(shipment.id, { 'Idempotency-Key': shipment.id });
  assert.equal(cancelled.status, 'cancelled');

  const ledger = await api.listTransactions({ shipment_id: shipment.id });
  assertRefunded(ledger.data, price.total_fee);

  await api.signOut();
  // This client throws nothing: it returns the problem.
  const refused = await api.getProfile();
  assert('code' in refused);
  assert.equal(refused.code, 'unauthorized');
}
