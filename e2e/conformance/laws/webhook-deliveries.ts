import { requestedBy } from '../account.ts';
import {
  ageOf,
  type Arrival,
  isSigned,
  mustBeReached,
  openReceiver,
  type Receiver,
} from '../receiver.ts';
import { afterAttempts, headerFaultOf, newEndpoint } from '../webhooks.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Seconds that a receiver accepts between the time of an attempt and its own. */
const TOLERANCE = 300;

async function webhooksArrive(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  const receiver = await openReceiver();
  try {
    await arriveAt(receiver, bench);
  } finally {
    receiver.close();
  }
}

/** The event that is sent. */
const event = 'shipment.delivered';

async function arriveAt(receiver: Receiver, bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const endpoint = await newEndpoint(api, who, { url: receiver.url, events: ['balance.low'] });
  const { path, secret: first } = endpoint;

  const { id } = await api.ok('sendTestWebhook', { who, path, body: { event } });
  const sent = await nextTo(receiver, id, 'a test event');
  verifies(sent, [first], []);
  const logged = await afterAttempts(api, endpoint, id, 1);
  alike(logged.body, sent.body, 'the body in the log beside what arrived');
  alike([logged.told.type, logged.told.sample], [event, true], 'a test event');

  const renewed = async (grace_hours: 0 | 1) =>
    (await api.ok('rotateWebhookSecret', { who, path, body: { grace_hours } })).secret;
  const resent = async (what: string) => {
    const message = await api.ok('resendWebhook', { who, path: { ...path, message_id: id } });
    alike(message.id, id, `the id of ${what}`);
    const arrival = await nextTo(receiver, id, what);
    alike(arrival.body, sent.body, `the body of ${what}`);
    return arrival;
  };
  const second = await renewed(1);
  verifies(await resent('a webhook sent again'), [second, first], []);
  await afterAttempts(api, endpoint, id, 2);
  const third = await renewed(0);
  verifies(await resent('a webhook sent once more'), [third], [second, first]);

  const { message, attempts } = await afterAttempts(api, endpoint, id, 3);
  alike([message.state, message.attempts], ['delivered', 3], 'a webhook that was sent three times');
  alike(
    attempts.map(({ outcome, status }) => [outcome, status]),
    Array.from({ length: 3 }, () => ['delivered', 200]),
    'three attempts in the log',
  );
}

/** @throws BrokenLaw unless that webhook is the next to arrive. */
async function nextTo(receiver: Receiver, id: string, what: string): Promise<Arrival> {
  const arrival = await receiver.next();
  expect(
    arrival !== undefined,
    `${what} did not arrive within 10 s; if the backend cannot reach loopback ports of this machine, skip the law in the config`,
  );
  alike(arrival.headers['webhook-id'], id, `webhook-id of ${what}`);
  alike(headerFaultOf(event, arrival.headers), undefined, `the headers of ${what}`);
  expect(ageOf(arrival) < TOLERANCE, `webhook-timestamp of ${what} is over five minutes off`);
  return arrival;
}

function verifies(arrival: Arrival, by: readonly string[], notBy: readonly string[]): void {
  const isRight =
    by.every((secret) => isSigned(arrival, secret)) &&
    !notBy.some((secret) => isSigned(arrival, secret));
  const signature = String(arrival.headers['webhook-signature']);
  expect(isRight, `The valid secrets, and they alone, do not make the signature ${signature}`);
  alike(signature.split(' ').length, by.length, 'the number of signatures');
}

export const webhookDeliveryLaws: readonly Law[] = [
  {
    id: 'webhook-deliveries',
    title: 'Webhooks arrive, signed by Standard Webhooks',
    clause: '`webhooks`: webhook-id, webhook-timestamp, webhook-signature; rotateWebhookSecret',
    isAbout: ({ path }) => path.startsWith('/webhook-endpoints'),
    run: webhooksArrive,
  },
];
