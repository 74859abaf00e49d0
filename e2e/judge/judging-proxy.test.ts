import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exampleExchanges } from './example-exchanges.ts';
import { createJudge } from './judge.ts';
import { readContract } from '../../server/http/contract.ts';
import { startJudgingProxy, type JudgingProxy } from './judging-proxy.ts';

const judge = await createJudge();
const examples = exampleExchanges(readContract());
const balance = examples.find(({ operationId }) => operationId === 'getBalance');

let backend: Server;
let proxy: JudgingProxy;

afterEach(async () => {
  await proxy.stop();
  backend.close();
});

/** A backend that always responds with the same body, behind the judging proxy. */
async function serve(body: string): Promise<void> {
  backend = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  proxy = await startJudgingProxy(judge, { api: origin, app: origin });
}

async function ask(path: string): Promise<string> {
  const headers = { authorization: 'Bearer of-the-test' };
  return (await fetch(`${proxy.url}${path}`, { headers })).text();
}

test('passes a valid response through and reports nothing', async () => {
  const right = balance?.responseBody ?? '';
  await serve(right);
  expect(await ask('/api/website/balance')).toBe(right);
  expect(await proxy.taken()).toEqual([
    { exchange: 'GET /website/balance -> 200', operationId: 'getBalance', violations: [] },
  ]);
});

test('passes an invalid response through and reports it once', async () => {
  const wrong = JSON.stringify({ current_balance: { amount: 12.5, currency: 'SAR' } });
  await serve(wrong);
  expect(await ask('/api/website/balance')).toBe(wrong);
  const [judged] = await proxy.taken();
  expect(judged?.violations).toContain(
    'Response body property current_balance.amount must be integer',
  );
  expect(await proxy.taken()).toEqual([]);
});

test('reports a backend that is down', async () => {
  await serve('{}');
  backend.close();
  await once(backend, 'close');
  await expect(ask('/api/website/balance')).rejects.toThrow('fetch failed');
  const [judged] = await proxy.taken();
  expect(judged?.violations.join()).toContain('There is no answer');
});

test('passes on requests outside the API without judging them', async () => {
  await serve('<p>the web app</p>');
  expect(await ask('/shipments/MyShipments')).toBe('<p>the web app</p>');
  expect(await proxy.taken()).toEqual([]);
});
