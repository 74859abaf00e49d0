import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../e2e/provision/free-port.ts';
import { isRunning, type ServerProcess } from '../../e2e/provision/server-process.ts';
import type { components } from '../../openapi/generated/types.ts';
import { migratedDatabase, type TestDatabase } from '../testing/each-database.ts';
import { answeredBy, bothWorkers } from '../testing/answering-workers.ts';
import { payOnPage } from '../testing/canary/testing/payer.ts';
import { runMainToEnd, startMain, waitFor } from '../testing/main-process.ts';

type Schemas = components['schemas'];

let postgres: TestDatabase;
let port: number;
let server: ServerProcess;
const workers = () => bothWorkers({ process: server, origin: `http://127.0.0.1:${port}` });
const settings = async () => ({
  DATABASE_URL: postgres.url ?? '',
  PORT: String(await freePort()),
  LOG_LEVEL: 'info',
  WORKERS: '2',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIMULATED_COURIER_SPEED: '0',
});

beforeAll(async () => {
  postgres = await migratedDatabase('postgres');
  const chosen = await settings();
  port = Number(chosen.PORT);
  server = startMain(chosen);
  await server.until(() => /Password/.exec(server.output())?.[0]);
});
afterAll(async () => {
  await server.stop();
  await postgres.drop();
});

interface Call {
  agent?: Agent | false;
  token?: string;
  /** Parts of the body, which are sent with a pause between them. */
  body?: readonly string[];
}

/** The status and body of an answer. @throws if the connection is refused or cut. */
async function call(path: string, { agent = false, token, body = [] }: Call = {}) {
  const sent = request({
    ...{ port, agent, path: `/api${path}`, method: body.length > 0 ? 'POST' : 'GET' },
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const answered = once(sent, 'response');
  for (const [at, part] of body.entries()) {
    if (at > 0) await sleep(1_500);
    sent.write(part);
  }
  sent.end();
  const [response] = (await answered) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, text };
}

it('answers requests in all workers, and none in the primary', async () => {
  expect(await workers()).not.toContain(server.child.pid);
});

it('shows the messages of every worker in each', async () => {
  const logins = ['company@mizan.example', 'individual@mizan.example'];
  for (const login of logins) {
    const asked = await call('/website/auth/forgotten-password', {
      body: [JSON.stringify({ login })],
    });
    expect(asked.status, asked.text).toBe(200);
  }
  const outboxes = () => Promise.all([1, 2, 3, 4].map(() => call('/dev/outbox')));
  const showsAll = ({ text }: { text: string }) => logins.every((login) => text.includes(login));
  await waitFor(async () => (await outboxes()).every(showsAll));
});

it('replaces its workers without refusing or cutting a request', async () => {
  const before = await workers();
  const keeping = new Agent({ keepAlive: true, maxSockets: 4, scheduling: 'fifo' });
  const seldom = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: unknown[] = [];
  let calls = 0;
  let isOver = false;
  /** One call after the other, with a pause, which may be longer than a worker takes to leave. */
  const load = async (agent: Agent | false, pause: number) => {
    while (!isOver) {
      const { status } = await call('/ready', { agent }).catch((error: unknown) => {
        failures.push(error);
        return { status: 200 };
      });
      if (status !== 200) failures.push(status);
      calls += 1;
      await sleep(pause);
    }
  };
  const loads = [
    // Their pauses leave the processor to the workers that start.
    ...[10, 15, 20, 25].map((pause) => load(keeping, pause)),
    ...[10, 15].map((pause) => load(false, pause)),
    load(seldom, 700),
  ];
  await sleep(300);
  const slow = call('/website/auth/sign-in', {
    body: ['{"login": "company@mizan.', 'example", "password": "wrong"}'],
  });
  await sleep(50);
  server.child.kill('SIGHUP');
  await waitFor(() => [...before].every((pid) => !isRunning(pid)));
  expect((await slow).text).toContain('invalid_credentials');
  await sleep(300);
  isOver = true;
  await Promise.all(loads);
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThan(300);
  expect([...(await workers())].filter((pid) => before.has(pid))).toEqual([]);
  keeping.destroy();
  seldom.destroy();
});

it('replaces a worker that is killed, and goes on serving', async () => {
  const [killed = 0, other = 0] = await workers();
  process.kill(killed, 'SIGKILL');
  // Its connections are cut, and none is forgotten.
  const calls = Array.from({ length: 8 }, () => call('/health'));
  const settled = await Promise.allSettled(calls);
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(3);
  const after = await workers();
  expect(after).toContain(other);
  expect(after).not.toContain(killed);
  expect(server.output()).toContain('a worker died and is replaced');
});

it('credits a payment once, whichever workers hear of it', async () => {
  const [, password] = /Password +(\S+)/.exec(server.output()) ?? [];
  const login = { login: 'individual@mizan.example', password };
  const signedIn = await call('/website/auth/sign-in', { body: [JSON.stringify(login)] });
  const { token } = (JSON.parse(signedIn.text) as Required<Schemas['SignInResult']>).session;
  const ask = async <Body>(path: string, body?: object) => {
    const sent = body && [JSON.stringify(body)];
    const { text } = await call(`/website${path}`, { token, ...(sent && { body: sent }) });
    return JSON.parse(text) as Body;
  };
  const riyals = { amount: 50_00, currency: 'SAR' };
  const order = { amount: riyals, payment_method: 'apple_pay' };
  const before = await ask<Schemas['Balance']>('/balance');
  const { id, checkout_url } = await ask<Schemas['TopUp']>('/top-ups', order);
  await payOnPage(checkout_url ?? '', null);
  const start = server.output().length;
  // Each asks the provider, which sends a notification besides.
  const seen = await Promise.all(
    Array.from({ length: 20 }, () => ask<Schemas['TopUp']>(`/top-ups/${id}`)),
  );
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['paid']));
  await waitFor(() => answeredBy(server.output().slice(start)).size === 2);
  const after = await ask<Schemas['Balance']>('/balance');
  expect(after.current_balance.amount).toBe(before.current_balance.amount + riyals.amount);
});

it('names the setting that keeps a worker from starting', async () => {
  const { code, output } = await runMainToEnd({ ...(await settings()), PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT: \d+ is taken[^\n]*\n$/);
});

it('ends with its workers', async () => {
  const pids = [...(await workers())];
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(pids.filter(isRunning)).toEqual([]);
});
