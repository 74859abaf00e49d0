import assert from 'node:assert/strict';
import * as api from './client/index.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  api.OpenAPI.BASE = baseUrl;
  const { session } = await api.AuthService.signIn({
    requestBody: { login, password },
    type: 'public',
  });
  assert(session);
  api.OpenAPI.TOKEN = session.token;

  const quote = await api.QuotesService.createQuote({ requestBody: ASKED });
  const [price] = quote.prices;
  assert(price);

  const shipment = await api.ShipmentsService.createShipment({
    idempotencyKey: quote.id,
    requestBody: bookingOf(quote.id, price),
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const found = await api.ShipmentsService.listShipments({ q: shipment.tracking_number });
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const shipmentId = shipment.id;
  const read = await api.ShipmentsService.getShipment({ shipmentId });
  assert.equal(read.cancellable, true);
  const cancelled = await api.ShipmentsService.cancelShipment({
    shipmentId,
    idempotencyKey: shipmentId,
  });
  assert.equal(cancelled.status, 'cancelled');

  const ledger = await api.BalanceService.listTransactions({ shipmentId });
  assertRefunded(ledger.data, price.total_fee);

  await api.AuthService.signOut({});
  await assert.rejects(api.ProfileService.getProfile({}), (error) => {
    return error instanceof api.ApiError && error.body.code === 'unauthorized';
  });
}
