import assert from 'node:assert/strict';
import { Api, type Problem } from './client/api.js';
import { ASKED, assertRefunded, bookingOf } from './booking.js';

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  const { website, setSecurityData } = new Api<string>({
    baseUrl,
    securityWorker: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
  });
  const { data: signedIn } = await website.signIn(
    { login, password },
    // This client passes every header here.
    { headers: { type: 'public' } },
  );
  const token = signedIn.session?.token;
  assert(token);
  setSecurityData(token);

  const { data: quote } = await website.createQuote(ASKED);
  const [price] = quote.prices;
  assert(price);

  const { data: shipment } = await website.createShipment(bookingOf(quote.id, price), {
    headers: { 'Idempotency-Key': quote.id },
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const { data: found } = await website.listShipments({ q: shipment.tracking_number });
  assert.equal(found.data[0]?.id, shipment.id);
  assert.equal(found.data.length, 1);
  const { data: read } = await website.getShipment(shipment.id);
  assert.equal(read.cancellable, true);
  const { data: cancelled } = await website.cancelShipment(shipment.id, {
    headers: { 'Idempotency-Key': shipment.id },
  });
  assert.equal(cancelled.status, 'cancelled');

  const { data: ledger } = await website.listTransactions({ shipment_id: shipment.id });
  assertRefunded(ledger.data, price.total_fee);

  await website.signOut();
  await assert.rejects(website.getProfile(), ({ error }: { error: Problem }) => {
    return error.code === 'unauthorized';
  });
}
