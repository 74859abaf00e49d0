import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../e2e/provision/free-port.ts';
import { isRunning, type ServerProcess } from '../../e2e/provision/server-process.ts';
import { migratedDatabase, type TestDatabase } from '../testing/each-database.ts';
import { runMainToEnd, startMain, waitFor } from '../testing/main-process.ts';

let postgres: TestDatabase;
let port: number;
let server: ServerProcess;
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
  method?: string;
  /** Parts of the body, which are sent with a pause between them. */
  body?: readonly string[];
}

/** The status and body of an answer. @throws if the connection is refused or cut. */
async function call(path: string, { agent = false, method, body = [] }: Call = {}) {
  const sent = request({
    ...{ port, agent, path: `/api${path}`, method: method ?? (body.length > 0 ? 'POST' : 'GET') },
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
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

/** Processes that have answered since so much of the log was written. */
function pidsSince(start: number): Set<number> {
  const lines = server.output().slice(start).split('\n');
  return new Set(
    lines
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => (JSON.parse(line) as { pid: number }).pid),
  );
}

/** Both processes that answer now. */
async function workers(): Promise<Set<number>> {
  const start = server.output().length;
  await waitFor(async () => {
    await call('/health');
    return pidsSince(start).size === 2;
  });
  return pidsSince(start);
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
    ...[1, 2, 3, 4].map((pause) => load(keeping, pause)),
    ...[1, 2].map(() => load(false, 0)),
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
  expect(calls).toBeGreaterThan(500);
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

it.each([
  [
    'DATABASE_POOL_SIZE',
    '100',
    /100 connections [^\n]+ 4 processes \(WORKERS: 2\) [^\n]+ at most \d+/,
  ],
  ['PORT', () => String(port), /\d+ is taken/],
])('names the setting when it cannot start: %s', async (name, value, expected) => {
  const wrong = { [name]: typeof value === 'string' ? value : value() };
  const { code, output } = await runMainToEnd({ ...(await settings()), ...wrong });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^${name}: ${expected.source}[^\n]*\n$`));
});

it('ends with its workers', async () => {
  const pids = [...(await workers())];
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(pids.filter(isRunning)).toEqual([]);
});
