import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { exampleExchanges } from './example-exchanges.ts';
import { createJudge } from './judge.ts';
import { readContract } from '../../server/http/contract.ts';
import { startJudgingProxy } from './judging-proxy.ts';

const judge = await createJudge();
const examples = exampleExchanges(readContract());
const balance = examples.find(({ operationId }) => operationId === 'getBalance');

/** What a backend answers each request with, behind the judging proxy; it is down without. */
let body: string | undefined;
const backend = createServer((_request, response) => {
  if (body === undefined) response.destroy();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(0, '127.0.0.1');
await once(backend, 'listening');
const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
const proxy = await startJudgingProxy(judge, { api: origin, app: origin });

afterAll(async () => {
  await proxy.stop();
  backend.close();
});

async function ask(path: string): Promise<string> {
  const headers = { authorization: 'Bearer of-the-test' };
  return (await fetch(`${proxy.url}${path}`, { headers })).text();
}

test('passes a valid response through and reports nothing', async () => {
  body = balance?.responseBody;
  expect(await ask('/api/website/balance')).toBe(body);
  expect(await proxy.taken()).toEqual([
    { exchange: 'GET /website/balance -> 200', operationId: 'getBalance', violations: [] },
  ]);
});

test('passes an invalid response through and reports it once', async () => {
  body = JSON.stringify({ current_balance: { amount: 12.5, currency: 'SAR' } });
  expect(await ask('/api/website/balance')).toBe(body);
  const [judged] = await proxy.taken();
  expect(judged?.violations).toContain(
    'Response body property current_balance.amount must be integer',
  );
  expect(await proxy.taken()).toEqual([]);
});

test('reports a backend that is down', async () => {
  body = undefined;
  await expect(ask('/api/website/balance')).rejects.toThrow('fetch failed');
  const [judged] = await proxy.taken();
  expect(judged?.violations.join()).toContain('There is no answer');
});

test('passes on requests outside the API without judging them', async () => {
  body = '<p>the web app</p>';
  expect(await ask('/shipments/MyShipments')).toBe('<p>the web app</p>');
  expect(await proxy.taken()).toEqual([]);
});
