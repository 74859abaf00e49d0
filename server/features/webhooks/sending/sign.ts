import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Bytes of a secret: what Standard Webhooks 1.0.0 allows, and what is made here. */
const FEWEST = 24;
const MOST = 64;
const USUAL = 32;

interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** A new secret of an endpoint: `whsec_` and 32 random bytes in Base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(USUAL).toString('base64');
}

/**
 * The headers that prove a message by Standard Webhooks 1.0.0 (symmetric, `v1`).
 *
 * @param message.id stays the same over all attempts and has no full stop, which separates what is
 * signed.
 * @param message.body exactly the bytes that are sent.
 * @param secrets the current one first; each of them signs, so that during a rotation receivers may
 * know either.
 * @param now when this attempt is made; it is sent in whole seconds.
 * @throws TypeError if the id has a full stop or a secret is none. It never quotes a secret.
 */
export function signWebhook(
  { id, body }: { id: string; body: Uint8Array },
  secrets: readonly [string, ...string[]],
  now: Date,
): WebhookHeaders {
  if (id.includes('.')) throw new TypeError('the id of a webhook has no full stop');
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const signed = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** The bytes of a secret. `Buffer` skips what is no Base64, so they are compared with the text. */
function keyOf(secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const key = Buffer.from(text, 'base64');
  if (key.length >= FEWEST && key.length <= MOST && key.toString('base64') === text) return key;
  throw new TypeError('this is no secret of a webhook');
}
