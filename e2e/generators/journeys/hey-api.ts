import assert from 'node:assert/strict';
import { client } from './client/client.gen.js';
import {
  cancelShipment,
  createQuote,
  createShipment,
  getBalance,
  getProfile,
  getShipment,
  listShipments,
  listTransactions,
  signIn,
  signOut,
} from './client/index.js';
import { FORM, FROM, PARCEL, TO } from './booking-data.js';

/** Calls return a value or throw an error. */
const throwOnError = true;

export async function journey(baseUrl: string, login: string, password: string): Promise<void> {
  client.setConfig({ baseUrl });
  const { data: signedIn } = await signIn({
    body: { login, password },
    headers: { type: 'public' },
    throwOnError,
  });
  const token = signedIn.session?.token;
  assert(token);
  client.setConfig({ auth: token });

  const { data: quote } = await createQuote({
    body: { origin: FROM, destination: TO, ...PARCEL },
    throwOnError,
  });
  const [price] = quote.prices;
  const day = price?.served_days[0];
  assert(price && day);
  const { data: before } = await getBalance({ throwOnError });

  const { data: shipment } = await createShipment({
    headers: { 'Idempotency-Key': quote.id },
    body: {
      ...FORM,
      ...PARCEL,
      quote_id: quote.id,
      courier_id: price.courier.id,
      service_type: price.service_type,
      preferred_delivery_day: day,
    },
    throwOnError,
  });
  assert.deepEqual(shipment.charge.total_fee, price.total_fee);

  const { data: found } = await listShipments({
    query: { q: shipment.tracking_number },
    throwOnError,
  });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [shipment.id],
  );
  const path = { shipment_id: shipment.id };
  const { data: read } = await getShipment({ path, throwOnError });
  assert.equal(read.cancellable, true);
  const { data: cancelled } = await cancelShipment({
    path,
    headers: { 'Idempotency-Key': shipment.id },
    throwOnError,
  });
  assert.equal(cancelled.status, 'cancelled');

  const { data: ledger } = await listTransactions({ query: path, throwOnError });
  assert.deepEqual(
    ledger.data.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['shipment_refund', price.total_fee.amount],
      ['shipment_charge', -price.total_fee.amount],
    ],
  );
  const { data: after } = await getBalance({ throwOnError });
  assert.deepEqual(after.current_balance, before.current_balance);

  await signOut({ throwOnError });
  const { error } = await getProfile();
  assert.equal(error?.code, 'unauthorized');
}
