import type { Steps } from './steps.ts';
import { WORDS } from './words.ts';

/**
 * Adds an endpoint for webhooks, renews its secret and sends it a sample event.
 *
 * @returns its id.
 */
export async function addEndpoint({ does, keep, snapshot }: Steps): Promise<string> {
  const wanted = {
    url: `https://hooks.shop.example/${WORDS.webhookUrl}`,
    events: ['shipment.created', 'shipment.delivered', 'order.received'],
  };
  const once = { 'idempotency-key': keep('idempotency_key', crypto.randomUUID()) };
  const issued = await does(201, 'POST webhook-endpoints', wanted, once);
  keep('webhook_secret', issued['secret']);
  const path = `webhook-endpoints/${issued['endpoint']?.['id']}`;
  await does(422, 'POST webhook-endpoints', { ...wanted, url: `ftp://x/${WORDS.webhookUrl}` });
  const renewed = await does(200, `POST ${path}/secret`, { grace_hours: 1 });
  keep('webhook_secret', renewed['secret']);
  await does(202, `POST ${path}/test`, { event: 'shipment.delivered' });
  await does(200, `GET ${path}/messages`);
  await snapshot();
  return String(issued['endpoint']?.['id']);
}
