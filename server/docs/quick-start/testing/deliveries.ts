import { newWebhookSecret, signWebhook } from '../../../features/webhooks/sending/sign.ts';

/** A webhook as it is sent. */
export interface Delivery {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

export interface JudgedDelivery extends Delivery {
  title: string;
  isGenuine: boolean;
}

const BODY = Buffer.from('{"type":"shipment.updated","data":{"reference_id":"طلب 42"}}');

/** Deliveries to an endpoint, and whether its receiver has to accept them. */
export function deliveriesFor(secret: string): JudgedDelivery[] {
  const other = newWebhookSecret();
  const signed = (id: string, secrets: [string, ...string[]] = [secret], minutesAgo = 0) => ({
    headers: { ...signWebhook({ id, body: BODY }, secrets, timeAgo(minutesAgo)) },
    body: BODY,
  });
  const { headers } = signed('msg_changed');
  const late = signed('msg_late', [secret], 6).headers;
  const genuine = (title: string, delivery: Delivery) => ({ title, ...delivery, isGenuine: true });
  const forged = (title: string, delivery: Delivery) => ({ title, ...delivery, isGenuine: false });
  const first = signed('msg_first');
  const withHeader = (name: string, value: string) => ({
    headers: { ...headers, [name]: value },
    body: BODY,
  });
  return [
    forged('without headers', { headers: {}, body: BODY }),
    genuine('new', first),
    genuine('the same again', first),
    genuine('the same, signed anew', signed('msg_first', [secret], -1)),
    genuine('four minutes old', signed('msg_slow', [secret], 4)),
    genuine('signed before a renewal of the secret ends', signed('msg_renewed', [other, secret])),
    genuine('signed with the newer of two secrets', signed('msg_renewing', [secret, other])),
    forged('signed with two other secrets', signed('msg_others', [other, newWebhookSecret()])),
    forged('signed with another secret', signed('msg_other', [other])),
    forged('six minutes old', { headers: late, body: BODY }),
    forged('from six minutes ahead', signed('msg_early', [secret], -6)),
    forged('old, with a new time', {
      headers: { ...late, 'webhook-timestamp': headers['webhook-timestamp'] },
      body: BODY,
    }),
    forged('with another body', {
      headers,
      body: Buffer.from(BODY.toString().replace('42', '43')),
    }),
    forged('with the body written in another way', { headers, body: spaced(BODY) }),
    forged('with another id', withHeader('webhook-id', 'msg_another')),
    forged('of another version', withHeader('webhook-signature', ofVersion2(headers))),
    forged('without a signature', withHeader('webhook-signature', '')),
    forged('with strange letters', withHeader('webhook-signature', 'v1,\u{e9}')),
  ];
}

function timeAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000);
}

function spaced(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
}

function ofVersion2({ 'webhook-signature': signature }: { 'webhook-signature': string }): string {
  return signature.replace('v1,', 'v2,');
}
