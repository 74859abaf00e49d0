import { setTimeout as delay } from 'node:timers/promises';
import type { Steps } from './steps.ts';
import { WORDS } from './words.ts';

/**
 * Connects a store, which sends an order and grants access to itself, twice, and is imitated without
 * its secret; and renews the secret.
 */
export async function receiveOrders({ does, keep, snapshot }: Steps) {
  const once = { 'idempotency-key': keep('idempotency_key', crypto.randomUUID()) };
  const opened = await does(201, 'POST stores', { platform: 'salla', name: 'متجر' }, once);
  const [id, uuid] = ['id', 'uuid'].map((name) => String(opened['store']?.[name]));
  const [name, phone, shipping_address] = WORDS.storeOrder;
  const order = {
    event: 'order.created',
    data: {
      ...{ id: 77, reference_id: 77, status: { slug: 'under_review', name: 'new' } },
      shipping: { receiver: { name, phone }, address: { country_code: 'SA', shipping_address } },
    },
  };
  const [access_token, refresh_token] = WORDS.storeTokens;
  const grant = {
    event: 'app.store.authorize',
    data: { access_token, refresh_token, expires: 2_000_000_000 },
  };
  const send = (status: number, authorization: string, body: object = order) =>
    does(status, `POST ../stores/salla/${uuid}`, body, { authorization });
  const secret = keep('store_secret', opened['secret']);
  const { id: deliveryId } = await send(200, secret);
  const { id: grantId } = await send(200, secret, grant);
  await send(200, secret, grant);
  await send(401, 'not the secret of the store');
  await send(401, 'not the secret of the store', grant);
  const isWaiting = async () =>
    (await does(200, `GET store-deliveries/${grantId}`))['delivery']?.['effect'] === 'waiting';
  while (await isWaiting()) await delay(20);
  await does(200, `GET store-deliveries/${deliveryId}`);
  await does(200, `GET stores/${id}/deliveries`);
  await snapshot();
  const renewed = await does(200, `POST stores/${id}/secret`, {});
  await send(200, keep('store_secret', renewed['secret']));
  return { id: String(id), deliveryId: String(deliveryId) };
}
