import assert from 'node:assert/strict';
import { ok } from '@oazapfts/runtime';
import * as api from './client/api.js';
import { FORM, FROM, PARCEL, TO } from './booking-data.js';

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  api.defaults.baseUrl = baseUrl;
  const { session } = await ok(api.signIn({ login, password }, { $type: 'public' }));
  assert(session);
  api.defaults.headers = { Authorization: `Bearer ${session.token}` };

  const quote = await ok(api.createQuote({ origin: FROM, destination: TO, ...PARCEL }));
  const [price] = quote.prices;
  const day = price?.served_days[0];
  assert(price && day);
  const before = await ok(api.getBalance());

  const shipment = await ok(
    api.createShipment(quote.id, {
      ...FORM,
      ...PARCEL,
      quote_id: quote.id,
      courier_id: price.courier.id,
      service_type: price.service_type,
      preferred_delivery_day: day,
    }),
  );
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const found = await ok(api.listShipments({ q: shipment.tracking_number }));
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [shipment.id],
  );
  const read = await ok(api.getShipment(shipment.id));
  assert.equal(read.cancellable, true);
  const cancelled = await ok(api.cancelShipment(shipment.id, shipment.id));
  assert.equal(cancelled.status, 'cancelled');

  const ledger = await ok(api.listTransactions({ shipmentId: shipment.id }));
  assert.deepEqual(
    ledger.data.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['shipment_refund', price.total_fee.amount],
      ['shipment_charge', -price.total_fee.amount],
    ],
  );
  const after = await ok(api.getBalance());
  assert.deepEqual(after.current_balance, before.current_balance);

  await ok(api.signOut());
  const refused = await api.getProfile();
  assert(refused.status === 401);
  assert.equal(refused.data.code, 'unauthorized');
}
