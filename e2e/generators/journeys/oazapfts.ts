import assert from 'node:assert/strict';
import { ok } from '@oazapfts/runtime';
import * as api from './client/api.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  api.defaults.baseUrl = baseUrl;
  const { session } = await ok(api.signIn({ login, password }, { $type: 'public' }));
  assert(session);
  api.defaults.headers = { Authorization: `Bearer ${session.token}` };

  const quote = await ok(api.createQuote(ASKED));
  const [price] = quote.prices;
  assert(price);

  const shipment = await ok(api.createShipment(quote.id, bookingOf(quote.id, price)));
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const found = await ok(api.listShipments({ q: shipment.tracking_number }));
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const read = await ok(api.getShipment(shipment.id));
  assert.equal(read.cancellable, true);
  const cancelled = await ok(api.cancelShipment(shipment.id, shipment.id));
  assert.equal(cancelled.status, 'cancelled');

  const ledger = await ok(api.listTransactions({ shipmentId: shipment.id }));
  assertRefunded(ledger.data, price.total_fee);

  await ok(api.signOut());
  const refused = await api.getProfile();
  assert(refused.status === 401);
  assert.equal(refused.data.code, 'unauthorized');
}
