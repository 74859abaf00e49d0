import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Disturbance, fateOf, readDisturbance } from './disturbance.ts';
import { startFront } from './front.ts';
import { type Mock, startMock } from './mock.ts';

const NONE: Disturbance = { latency: [0, 0], failures: 0, seed: 1 };
const token = { authorization: 'Bearer any' };

let upstream: Mock;
let open: Pick<Mock, 'stop'> | undefined;

beforeAll(async () => {
  upstream = await startMock(0);
});
afterEach(async () => {
  await open?.stop();
  open = undefined;
});
afterAll(() => upstream.stop());

/** The origin of a mock that is disturbed like this until the test ends. */
async function disturbed(changes: Partial<Disturbance>): Promise<string> {
  const front = await startFront(upstream.url, { ...NONE, ...changes }, 0);
  open = front;
  return front.url;
}

test('requests fail in three ways, as decided by the seed', async () => {
  const disturbance = { ...NONE, failures: 0.5 };
  const fates = Array.from({ length: 30 }, (_, at) => fateOf(disturbance, at + 1).failure ?? 200);
  expect(new Set(fates)).toEqual(new Set([200, 500, 503, 'dropped']));
  const mock = await startMock(0, disturbance);
  open = mock;
  for (const fate of fates) {
    const balance = `${mock.url}/api/website/balance`;
    const answer = await fetch(balance, { headers: token }).catch(() => null);
    expect(answer?.status ?? 'dropped').toBe(fate);
    await answer?.text();
  }
  const { port } = new URL(mock.url);
  await expect(startMock(Number(port), disturbance)).rejects.toThrow(`Port ${port} is taken`);
});

test('the configured share fails, and different requests for a different seed', () => {
  const failed = (seed: number) =>
    Array.from({ length: 2_000 }, (_, at) => at).filter(
      (at) => fateOf({ ...NONE, failures: 0.1, seed }, at).failure !== null,
    );
  expect(failed(1).length).toBeGreaterThan(150);
  expect(failed(1).length).toBeLessThan(250);
  expect(failed(1)).not.toEqual(failed(2));
});

test('a failure is an example of the contract', async () => {
  const url = await disturbed({ failures: 1, seed: 4 });
  const codes = new Set<string>();
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await fetch(`${url}/api/website/cities`).catch(() => null);
    if (answer) codes.add((JSON.parse(await answer.text()) as { code: string }).code);
  }
  // Cities need no database, so there is no 503.
  expect(codes).toEqual(new Set(['internal_error']));
});

test('named scenarios and preflight requests are not disturbed', async () => {
  const shipments = `${await disturbed({ failures: 1 })}/api/website/shipments`;
  const prefer = { ...token, prefer: 'code=200, example=none' };
  const preflight = { origin: 'http://x.example', 'access-control-request-method': 'GET' };
  for (let asked = 0; asked < 10; asked += 1) {
    const answer = await fetch(shipments, { headers: prefer });
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: [] }]);
    const allowed = await fetch(shipments, { method: 'OPTIONS', headers: preflight });
    expect(allowed.headers.get('access-control-allow-origin')).not.toBeNull();
  }
});

test('every answer takes as long as configured', async () => {
  const latency = [150, 250] as const;
  const url = await disturbed({ latency });
  const begun = performance.now();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149);
  const delays = Array.from({ length: 500 }, (_, at) => fateOf({ ...NONE, latency }, at).delay);
  const [least, most] = [Math.min(...delays), Math.max(...delays)];
  expect([least >= 150, least < 155, most > 245, most <= 250]).toEqual([true, true, true, true]);
});

test('request bodies and files pass through unchanged', async () => {
  const label = async (at: string) => {
    const path = '/api/website/shipments/shp_01jd4a5r6s7t8v9w0x1y2z3a4b/label';
    const headers = { ...token, accept: 'application/pdf', 'content-type': 'application/json' };
    const body = JSON.stringify({ document: 'label', language: 'ar' });
    const answer = await fetch(at + path, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  expect(await label(await disturbed({ latency: [1, 1] }))).toEqual(await label(upstream.url));
});

test('settings are read, and invalid ones are named', () => {
  expect(readDisturbance({})).toBeNull();
  expect(readDisturbance({ MOCK_LATENCY_MS: '0', MOCK_FAILURES: '0' })).toBeNull();
  expect(readDisturbance({ MOCK_LATENCY_MS: '300' })).toEqual({ ...NONE, latency: [300, 300] });
  expect(
    readDisturbance({ MOCK_LATENCY_MS: '200-800', MOCK_FAILURES: '.25', MOCK_SEED: '7' }),
  ).toEqual({ latency: [200, 800], failures: 0.25, seed: 7 });
  for (const [name, values] of Object.entries({
    MOCK_LATENCY_MS: ['', 'slow', '-1', '800-200', '60001', '1-2-3', '0.5'],
    MOCK_FAILURES: ['', '2', '-0.1', '10%', '1e-1'],
    MOCK_SEED: ['x'],
  })) {
    for (const value of values) {
      expect(() => readDisturbance({ [name]: value })).toThrow(new RegExp(`^${name} is`));
    }
  }
});
