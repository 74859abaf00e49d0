import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../../testing/test-backend.ts';
import type { Message } from '../../../messages/message.ts';
import { judgeEndpoints } from '../judge-endpoints.ts';
import { addTestEndpoint } from '../testing/endpoint-calls.ts';
import { EVENT_TYPES } from '../sample-event.ts';
import { faultsOfRequest } from '../testing/judge-told.ts';
import { openReceiver } from '../testing/open-receiver.ts';
import { sendWebhooks } from './send-webhooks.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const log = {
  warn: () => undefined,
  error: (...reason: unknown[]) => expect.fail(JSON.stringify(reason)),
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let letters: Message[];
  let stop: () => Promise<void>;
  const opened: Awaited<ReturnType<typeof openReceiver>>[] = [];
  const services = () => ({
    ...{ db: database(), log, policy: 'any' as const },
    messages: { deliver: async (letter: Message) => void letters.push(letter) },
  });
  beforeEach(async () => {
    letters = [];
    owner = await backend.newCustomer(20 * TEST_PRICE);
    const end = new AbortController();
    const running = sendWebhooks(services(), end.signal);
    stop = () => {
      end.abort();
      return running;
    };
  });
  afterEach(async () => {
    await stop();
    const receivers = opened.splice(0);
    for (const each of receivers) each.close();
    await database().kysely.deleteFrom('webhook_endpoints').execute();
    await database().kysely.deleteFrom('webhook_messages').execute();
    // Whatever a test is about: all that came is as the contract has it.
    const arrivals = receivers.flatMap((each) => each.arrivals);
    expect(arrivals.flatMap(faultsOfRequest)).toEqual([]);
  });

  /** An endpoint that wants shipments, and answers so. */
  async function open(answer?: (response: ServerResponse) => void) {
    const receiver = await openReceiver(answer);
    opened.push(receiver);
    const endpoint = await addTestEndpoint(backend, owner, {
      ...{ url: receiver.url, events: ['shipment.created'] },
    });
    return { receiver, ...endpoint };
  }
  const status = (code: number, headers = {}) => {
    return (response: ServerResponse) => void response.writeHead(code, headers).end('no');
  };
  const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 8_000, interval: 50 });
  /** As if the endpoint had failed for that long. */
  const failedFor = (id: string, days: number) =>
    database()
      .kysely.updateTable('webhook_endpoints')
      .set({ failing_since: new Date(Date.now() - days * DAY_MS) })
      .where('id', '=', id)
      .execute();

  it('brings each event once, signed, and writes down the answer', async () => {
    const { receiver, secret, messages, details, told } = await open();
    for (let count = 0; count < 5; count += 1) await backend.ship(owner);
    await until(() => expect(receiver.arrivals).toHaveLength(5));
    await until(async () => expect((await messages('?state=delivered')).length).toBe(5));
    expect(receiver.isSigned(secret)).toBe(true);
    const bodies = receiver.arrivals.map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies).toEqual(expect.arrayContaining(await told()));
    const [latest] = await messages();
    const { body, attempts, message } = await details(latest?.id ?? '');
    expect(receiver.arrivals.map((each) => each.body)).toContain(body);
    expect(message).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(message).not.toHaveProperty('next_attempt_at');
    expect(attempts).toMatchObject([{ outcome: 'delivered', status: 200, answer: 'OK' }]);
  });

  it('tries again what is refused or redirected, and waits as long as it is asked to', async () => {
    const { arrivals, url } = await openReceiver();
    let count = 0;
    const { receiver, messages, details, now } = await open((response) => {
      count += 1;
      if (count === 1) status(302, { location: url })(response);
      else status(503, { 'retry-after': '3600' })(response);
    });
    await backend.ship(owner);
    await until(() => expect(receiver.arrivals).toHaveLength(2));
    const [first, second] = receiver.arrivals;
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    expect(arrivals).toEqual([]);
    await until(async () => expect((await details(first?.id ?? '')).attempts).toHaveLength(2));
    const [message] = await messages('?state=waiting');
    const wait = new Date(message?.next_attempt_at ?? 0).getTime() - Date.now();
    expect(Math.round(wait / 60_000)).toBe(60);
    expect(await now()).toMatchObject({ state: 'active' });
    expect(await now()).toHaveProperty('failing_since');
  });

  it('signs with both secrets during a rotation', async () => {
    const { receiver, secret, call } = await open();
    const renewed = (await call('POST', '/secret', { grace_hours: 24 })).json<{ secret: string }>();
    await backend.ship(owner);
    await until(() => expect(receiver.arrivals).toHaveLength(1));
    expect([secret, renewed.secret].map((each) => receiver.isSigned(each))).toEqual([true, true]);
    const last = (await call('POST', '/secret', { grace_hours: 0 })).json<{ secret: string }>();
    receiver.arrivals.length = 0;
    await backend.ship(owner);
    await until(() => expect(receiver.arrivals).toHaveLength(1));
    const valid = [secret, renewed.secret, last.secret].map((each) => receiver.isSigned(each));
    expect(valid).toEqual([false, false, true]);
  });

  it('disables an endpoint that is gone, keeps its events, and sends them once it is back', async () => {
    let code = 410;
    const { receiver, call, now, messages } = await open((response) => status(code)(response));
    await backend.ship(owner);
    await until(async () => expect((await now()).state).toBe('disabled'));
    await until(() => expect(letters.map(({ kind }) => kind)).toEqual(['webhook_disabled']));
    await backend.ship(owner);
    const since = new Date(Date.now() - DAY_MS).toISOString();
    const [message] = await messages();
    for (const [rest, body] of [
      ['/test', { event: 'shipment.created' }],
      [`/messages/${message?.id}/resend`, undefined],
      ['/resend', { since }],
    ] as const) {
      const refused = (await call('POST', rest, body)).json<object>();
      expect(refused).toMatchObject({ status: 409, code: 'endpoint_not_active' });
    }
    code = 204;
    const { url, events } = await now();
    await call('PUT', '', { url, events, active: true });
    expect((await call('POST', '/resend', { since })).json()).toEqual({ count: 2 });
    await until(async () => expect((await messages('?state=delivered')).length).toBe(2));
    expect(receiver.arrivals).toHaveLength(3);
  });

  it('warns after one and three days, pauses after five, and tells when it recovers', async () => {
    let code = 500;
    const { receiver, endpoint, now, call } = await open((response) => status(code)(response));
    const judge = () => judgeEndpoints(services(), new Date());
    await backend.ship(owner);
    await until(async () => expect((await now()).failing_since).toBeDefined());
    await judge();
    expect(letters).toEqual([]);
    for (const days of [1, 2, 3, 4]) {
      await failedFor(endpoint.id, days);
      await judge();
      await judge();
    }
    const kinds = () => letters.map(({ kind }) => kind);
    expect(kinds()).toEqual(['webhook_failing', 'webhook_failing']);
    code = 200;
    const { id = '' } = receiver.arrivals[0] ?? {};
    await call('POST', `/messages/${id}/resend`);
    await until(() => expect(kinds().at(-1)).toBe('webhook_recovered'));
    expect(await now()).not.toHaveProperty('failing_since');
    code = 500;
    await call('POST', `/messages/${id}/resend`);
    await until(async () => expect((await now()).failing_since).toBeDefined());
    await failedFor(endpoint.id, 5);
    await judge();
    expect(kinds().at(-1)).toBe('webhook_paused');
    expect((await now()).state).toBe('paused');
  });

  it('sends every event as the contract has it', async () => {
    const { receiver, call } = await open();
    for (const event of EVENT_TYPES) await call('POST', '/test', { event });
    await until(() => expect(receiver.arrivals).toHaveLength(EVENT_TYPES.length));
    const types = receiver.arrivals.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual([...EVENT_TYPES].sort());
  });

  it('sends a sample, which says so', async () => {
    const { receiver, secret, call } = await open();
    const answer = await call('POST', '/test', { event: 'invoice.issued' });
    expect(answer.json()).toMatchObject({ event: 'invoice.issued', state: 'waiting' });
    await until(() => expect(receiver.arrivals).toHaveLength(1));
    expect(JSON.parse(receiver.arrivals[0]?.body ?? '')).toMatchObject({ sample: true });
    expect(receiver.isSigned(secret)).toBe(true);
  });

  it('gives up no attempt that a stopping process leaves', async () => {
    const { receiver, details } = await open(() => undefined);
    await backend.ship(owner);
    await until(() => expect(receiver.arrivals).toHaveLength(1));
    await stop();
    const { message, attempts } = await details(receiver.arrivals[0]?.id ?? '');
    expect([message.state, message.attempts, attempts]).toEqual(['waiting', 0, []]);
  });
});
