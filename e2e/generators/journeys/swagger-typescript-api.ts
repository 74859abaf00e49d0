import assert from 'node:assert/strict';
import { Api, type Problem } from './client/api.js';
import { FORM, FROM, PARCEL, TO } from './booking-data.js';

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

  const { data: quote } = await website.createQuote({ origin: FROM, destination: TO, ...PARCEL });
  const [price] = quote.prices;
  const day = price?.served_days[0];
  assert(price && day);
  const { data: before } = await website.getBalance();

  const { data: shipment } = await website.createShipment(
    {
      ...FORM,
      ...PARCEL,
      quote_id: quote.id,
      courier_id: price.courier.id,
      service_type: price.service_type,
      preferred_delivery_day: day,
    },
    { headers: { 'Idempotency-Key': quote.id } },
  );
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const { data: found } = await website.listShipments({ q: shipment.tracking_number });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [shipment.id],
  );
  const { data: read } = await website.getShipment(shipment.id);
  assert.equal(read.cancellable, true);
  const { data: cancelled } = await website.cancelShipment(shipment.id, {
    headers: { 'Idempotency-Key': shipment.id },
  });
  assert.equal(cancelled.status, 'cancelled');

  const { data: ledger } = await website.listTransactions({ shipment_id: shipment.id });
  assert.deepEqual(
    ledger.data.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['shipment_refund', price.total_fee.amount],
      ['shipment_charge', -price.total_fee.amount],
    ],
  );
  const { data: after } = await website.getBalance();
  assert.deepEqual(after.current_balance, before.current_balance);

  await website.signOut();
  await assert.rejects(website.getProfile(), ({ error }: { error: Problem }) => {
    return error.code === 'unauthorized';
  });
}
