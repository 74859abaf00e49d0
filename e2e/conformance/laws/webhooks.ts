import { requestedBy } from '../account.ts';
import { book, bookByKey, newKey } from '../bookings.ts';
import type { Operation } from '../contract.ts';
import {
  afterAttempts,
  type Logged,
  loggedOf,
  newEndpoint,
  NOWHERE,
  setEndpoint,
  toldOf,
} from '../webhooks.ts';
import { openingKey } from '../workspace.ts';
import { accountWith, alike, expect, misfit, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { subscribed } from './plans.ts';

const UPDATED = 'shipment.updated';

/** What is told, by type; a courier may report more of a shipment at any time. */
const typesOf = (log: readonly Logged[]) =>
  log
    .map(({ told }) => told.type)
    .filter((type) => type !== UPDATED)
    .toSorted();

/** The only event of this type. */
function theOnly(log: readonly Logged[], type: string): Record<string, unknown> {
  const [found, ...more] = log.filter(({ told }) => told.type === type);
  expect(found !== undefined && more.length === 0, `not one ${type} of a shipment`);
  return found.told.data;
}

async function eventsAreTold(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const who = requestedBy(account);
  const own = await newEndpoint(api, who);
  const forTests = await newEndpoint(api, who, { test: true });
  const others = await newEndpoint(api, requestedBy(await accountWith(bench, 0)));
  const booked = async () => {
    const made = await book(api, account, lists, draw);
    const path = { shipment_id: made.shipment.id };
    await api.ok('cancelShipment', { who, path, header: newKey() });
    return made;
  };

  const { shipment, quote } = await booked();
  const log = await toldOf(api, own, shipment, 4);
  alike(
    typesOf(log),
    ['invoice.issued', 'invoice.issued', 'shipment.cancelled', 'shipment.created'],
    'what is told of a booking and its cancellation',
  );
  const { tracking_number } = shipment;
  const created = theOnly(log, 'shipment.created');
  const cancelled = theOnly(log, 'shipment.cancelled');
  alike(
    [created['tracking_number'], created['sequence'], created['test']],
    [tracking_number, 1, undefined],
    'what is told of a booking',
  );
  alike(
    [cancelled['tracking_number'], cancelled['status'], cancelled['test']],
    [tracking_number, 'cancelled', undefined],
    'what is told of a cancellation',
  );
  expect(Number(cancelled['sequence']) > 1, 'The sequence does not grow with a cancellation');
  const documents = log.filter(({ told }) => told.type === 'invoice.issued');
  alike(
    documents.map(({ told: { data } }) => [data['kind'], data['total']]).toSorted(),
    ['credit_note', 'invoice'].map((kind) => [kind, shipment.charge.total_fee]),
    'the documents that are told',
  );

  await setEndpoint(api, own, { events: ['shipment.cancelled'] });
  const { shipment: second } = await booked();
  const wanted = await toldOf(api, own, second, 1);
  alike(typesOf(wanted), ['shipment.cancelled'], 'what is told of the events that are wanted');
  await setEndpoint(api, own, {});

  const key = await openingKey(api, who, true);
  const tested = await bookByKey(api, key, quote, lists, draw);
  const [told] = await toldOf(api, forTests, tested, 1);
  alike(
    [told?.told.type, told?.told.data['test']],
    ['shipment.created', true],
    'what is told of a booking by a test key',
  );
  alike(await toldOf(api, own, tested, 0), [], 'what the account is told of a test');
  for (const real of [shipment, second]) {
    alike(await toldOf(api, forTests, real, 0), [], 'what tests are told of a real shipment');
    alike(await toldOf(api, others, real, 0), [], "what is told of another's shipment");
  }
}

async function pausedIsHeld(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const who = requestedBy(account);
  const endpoint = await newEndpoint(api, who);
  const { path } = endpoint;
  const body = { event: 'balance.low' } as const;
  const { id } = await api.ok('sendTestWebhook', { who, path, body });
  const { told } = await loggedOf(api, endpoint, id);
  alike([told.type, told.sample], ['balance.low', true], 'a test event');

  const { state } = await setEndpoint(api, endpoint, { active: false });
  alike(state, 'paused', 'the state of an endpoint that its owner paused');
  const shown = await api.ok('getWebhookEndpoint', { who, path });
  alike(shown.state, 'paused', 'the state of a paused endpoint, read again');
  const { shipment } = await book(api, account, lists, draw);
  const missed = await toldOf(api, endpoint, shipment, 2);
  alike(typesOf(missed), ['invoice.issued', 'shipment.created'], 'what is kept for later');
  for (const { message, attempts } of missed) {
    alike(
      [message.state, message.attempts, message.next_attempt_at, attempts],
      ['waiting', 0, undefined, []],
      `${message.event} to a paused endpoint`,
    );
  }
  const times = missed.map(({ message }) => Date.parse(message.created_at));
  const since = { since: new Date(Math.min(...times)).toISOString() };
  const again = { who, path: { ...path, message_id: id } };
  const sends = [
    await api.send('sendTestWebhook', { who, path, body }),
    await api.send('resendWebhook', again),
    await api.send('resendWebhooks', { who, path, body: since }),
  ];
  for (const answer of sends) refused(answer, 409, 'endpoint_not_active', 'a paused endpoint');

  await setEndpoint(api, endpoint, { active: true });
  const { count } = await api.ok('resendWebhooks', { who, path, body: since });
  expect(count >= missed.length, `resendWebhooks sends ${count} of ${missed.length} webhooks`);
  const resent = await toldOf(api, endpoint, shipment, 2);
  alike(idsOf(resent), idsOf(missed), 'the ids of what is sent again');
  for (const { message } of resent) {
    const isComing = message.next_attempt_at !== undefined || message.attempts > 0;
    expect(isComing, `resendWebhooks does not send ${message.event}`);
  }
}

/** Nobody receives, so an attempt fails and another one is planned, unless the endpoint is paused. */
async function pauseIsOfOne(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await subscribed(bench));
  const paused = await newEndpoint(api, who);
  const other = await newEndpoint(api, who);
  const { path } = other;
  const { id } = await api.ok('sendTestWebhook', { who, path, body: { event: 'balance.low' } });
  // An attempt that is under way would plan the next one after the pause.
  await afterAttempts(api, other, id, 1);
  await setEndpoint(api, paused, { active: false });
  const { message } = await loggedOf(api, other, id);
  const goesOn = message.state !== 'waiting' || message.next_attempt_at !== undefined;
  expect(goesOn, 'The pause of an endpoint holds a webhook to another one');
}

const idsOf = (log: readonly Logged[]) => log.map(({ message }) => message.id);

async function targetsAreJudged(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { path } = await newEndpoint(api, who);
  const wrong = [
    [NOWHERE.replace('://', '://user:secret@'), 'has_credentials'],
    [`${NOWHERE}#part`, 'has_fragment'],
  ] as const;
  for (const [url, code] of wrong) {
    const body = { url, events: ['balance.low'] };
    const added = await api.send('createWebhookEndpoint', { who, body });
    misfit(added, '/url', code, 'the URL of a new endpoint');
    const update = { who, path, body: { ...body, active: true } };
    const changed = await api.send('updateWebhookEndpoint', update);
    misfit(changed, '/url', code, 'the new URL of an endpoint');
  }
}

const isOfWebhooks = ({ path }: Operation) => path.startsWith('/webhook-endpoints');

export const webhookLaws: readonly Law[] = [
  {
    id: 'webhooks',
    title: 'Webhooks tell of what happens, to whom it concerns',
    clause: '`webhooks`; #/components/schemas/WebhookEventType; WebhookEndpoint: events, is_test',
    isAbout: isOfWebhooks,
    run: eventsAreTold,
  },
  {
    id: 'webhook-pauses',
    title: 'Webhooks to a paused endpoint are kept and can be sent later',
    clause: '#/components/schemas/WebhookState; sendTestWebhook: sample; resendWebhooks',
    isAbout: isOfWebhooks,
    run: pausedIsHeld,
  },
  {
    id: 'webhook-neighbours',
    title: 'The pause of an endpoint holds no webhook to another one',
    clause: 'updateWebhookEndpoint: active; WebhookMessage: next_attempt_at',
    isAbout: isOfWebhooks,
    run: pauseIsOfOne,
  },
  {
    id: 'webhook-targets',
    title: 'Webhooks go to no URL with a password or fragment',
    clause: '#/components/schemas/WebhookUrl: without user name, password or fragment',
    isAbout: isOfWebhooks,
    run: targetsAreJudged,
  },
];
