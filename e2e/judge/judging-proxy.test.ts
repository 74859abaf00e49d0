import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createJudge } from './judge.ts';
import { startJudgingProxy } from './judging-proxy.ts';

// Every browser test shows that what is right passes unchanged, within the API and outside it.

/** What a backend answers each request with, behind the judging proxy; it is down without. */
let body: string | undefined;
const backend = createServer((_request, response) => {
  if (body === undefined) response.destroy();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(0, '127.0.0.1');
await once(backend, 'listening');
const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
const proxy = await startJudgingProxy(await createJudge(), { api: origin, app: origin });

afterAll(async () => {
  await proxy.stop();
  backend.close();
});

async function askForBalance(): Promise<string> {
  const headers = { authorization: 'Bearer of-the-test' };
  return (await fetch(`${proxy.url}/api/website/balance`, { headers })).text();
}

test('passes an invalid response through and reports it once', async () => {
  body = JSON.stringify({ current_balance: { amount: 12.5, currency: 'SAR' } });
  expect(await askForBalance()).toBe(body);
  const [judged] = await proxy.taken();
  expect(judged?.violations).toContain(
    'Response body property current_balance.amount must be integer',
  );
  expect(await proxy.taken()).toEqual([]);
});

test('reports a backend that is down', async () => {
  body = undefined;
  await expect(askForBalance()).rejects.toThrow('fetch failed');
  const [judged] = await proxy.taken();
  expect(judged?.violations.join()).toContain('There is no answer');
});
