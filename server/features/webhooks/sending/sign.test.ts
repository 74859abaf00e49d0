import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook } from './sign.ts';

const id = '01JZ0000000000000000000000';
const body = Buffer.from('{ "type": "shipment.delivered", "city": "الرياض" }');
const [current, previous] = [newWebhookSecret(), newWebhookSecret()];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const headers = { ...signWebhook({ id, body }, [current, previous], new Date()) };
const verify = (secret: string, message = body, sent: Record<string, string> = headers) =>
  new Webhook(secret).verify(message, sent);

describe('a signed webhook', () => {
  it.each([current, previous])('is accepted by receivers who know one of its secrets', (secret) => {
    expect(verify(secret)).toEqual(JSON.parse(body.toString()));
  });

  it('is signed over the bytes, also of what is no UTF-8', () => {
    const bytes = Buffer.from([0x31, 0xff]);
    const text = Buffer.from(bytes.toString());
    const signature = (signed: Buffer) =>
      signWebhook({ id, body: signed }, [current], new Date(0))['webhook-signature'];
    expect(signature(bytes)).not.toBe(signature(text));
  });

  it.each([
    ['another secret', () => verify(newWebhookSecret())],
    ['a changed body', () => verify(current, Buffer.from(body.toString().replace(' ', '')))],
    ['another id', () => verify(current, body, { ...headers, 'webhook-id': `${id}0` })],
    [
      'another time',
      () =>
        verify(current, body, {
          ...headers,
          'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1),
        }),
    ],
    [
      'an old time',
      () => verify(current, body, { ...signWebhook({ id, body }, [current], minutesAgo(6)) }),
    ],
  ])('is refused with %s', (_, verifyWrong) => {
    expect(verifyWrong).toThrow(/signature|timestamp/);
  });

  it('is signed anew for every attempt, in whole seconds', () => {
    const later = signWebhook({ id, body }, [current], minutesAgo(4));
    expect(later['webhook-timestamp']).toMatch(/^\d+$/);
    expect(verify(current, body, { ...later })).toBeDefined();
    expect(later['webhook-signature']).not.toBe(headers['webhook-signature'].split(' ')[0]);
  });

  it('has no id with a full stop', () => {
    expect(() => signWebhook({ id: 'a.b', body }, [current], new Date())).toThrow(TypeError);
  });

  it.each([
    randomBytes(32).toString('base64'),
    `whsec_${randomBytes(23).toString('base64')}`,
    `whsec_${randomBytes(65).toString('base64')}`,
    `${current}\n`,
    'whsec_',
  ])('is not signed with what is no secret, and does not tell it', (secret) => {
    const sign = () => signWebhook({ id, body }, [secret], new Date());
    expect(sign).toThrow(/^this is no secret of a webhook$/);
  });
});
