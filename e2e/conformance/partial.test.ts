import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createJudge } from '../judge/judge.ts';
import { openApi } from './api.ts';
import { readArguments } from './arguments.ts';
import { runAll, type Outcome } from './run.ts';
import { openWire } from './wire.ts';

const HEALTH = JSON.stringify({ status: 'ok', mode: 'demo', version: '0.1.0' });

/** The checks of this test. Requests with wrong headers are not for a server in its first hour. */
const ONLY = 'auth-matrix,public-operations,sessions,workflows,contract,valid';

/** A server in its first hour: it has a health check, and answers the rest as frameworks do. */
const server = createServer((request, response) => {
  response.setHeader('ratelimit-limit', '100');
  response.setHeader('ratelimit-remaining', '99');
  response.setHeader('ratelimit-reset', '60');
  response.setHeader('request-id', '1');
  response.setHeader('content-type', 'application/json');
  if (request.url?.startsWith('/api/health')) response.end(HEALTH);
  else if (request.method === 'GET') response.writeHead(404).end('{"message":"Not Found"}');
  else response.writeHead(501).end('{"message":"Not Implemented"}');
});

const judge = await createJudge();
const asked: string[] = [];
server.on('request', ({ url = '' }: { url?: string }) => asked.push(url));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function outcomeOf(...args: string[]): Promise<Outcome> {
  const wire = openWire(baseUrl);
  const config = {
    name: 'a server in its first hour',
    latestCode: () => Promise.resolve(undefined),
    addBalance: () => Promise.resolve(),
    skip: { listOutbox: 'there is none' },
  };
  try {
    return await runAll({
      options: readArguments([...args, '--seed', '1']),
      config,
      judge,
      apiFor: (findings) => openApi({ baseUrl, wire, judge, findings, skip: config.skip }),
    });
  } finally {
    wire.close();
  }
}

test('checks what is built, and reports what is not once, with the checks that wait for it', async () => {
  const { results } = await outcomeOf('--requests', '150', '--only', ONLY);
  const failed = results.filter(({ ok, skipped }) => !ok && skipped === undefined);
  expect(new Set(failed.map(({ check }) => check))).toEqual(new Set(['built']));
  const [first] = failed;
  expect(['startRegistration', 'signIn']).toContain(first?.operation);
  expect(first?.waiting).toBeGreaterThan(40);
  const passed = results.filter(({ ok }) => ok);
  expect(new Set(passed.map(({ operation }) => operation))).toEqual(
    new Set(['getHealth', undefined]),
  );
  expect(passed.map(({ check }) => check)).toContain('valid');
  expect(asked).not.toContain('/api/dev/outbox');
});

test('checks a single operation', async () => {
  asked.length = 0;
  const { results } = await outcomeOf(
    ...['--requests', '10', '--operation', 'getHealth', '--only', 'contract,valid'],
  );
  expect(results.every(({ ok, skipped }) => ok || skipped === 'there is none')).toBe(true);
  expect(new Set(asked.map((url) => url.split('?')[0]))).toEqual(new Set(['/api/health']));
});
