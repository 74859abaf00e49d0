import { afterEach, expect, test } from 'vitest';
import { type Disturbance, fateOf, readDisturbance } from './disturbance.ts';
import { type Mock, startMock } from './mock.ts';

let mock: Mock | undefined;

afterEach(async () => {
  await mock?.stop();
  mock = undefined;
});

async function start(disturbance: Partial<Disturbance>): Promise<Mock> {
  mock = await startMock(0, { latency: [0, 0], failures: 0, seed: 1, ...disturbance });
  return mock;
}

const token = { authorization: 'Bearer any' };

/** Requests the balance a number of times and collects the statuses or connection errors. */
async function balances({ url }: Mock, count: number): Promise<(number | 'dropped')[]> {
  const fates: (number | 'dropped')[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const answer = await fetch(`${url}/api/website/balance`, { headers: token }).catch(() => null);
    fates.push(answer?.status ?? 'dropped');
    await answer?.text();
  }
  return fates;
}

test('requests fail in three ways, as decided by the seed', async () => {
  const disturbance = { latency: [0, 0], failures: 0.5, seed: 1 } as const;
  const fates = Array.from({ length: 30 }, (_, at) => fateOf(disturbance, at + 1).failure ?? 200);
  expect(new Set(fates)).toEqual(new Set([200, 500, 503, 'dropped']));
  expect(await balances(await start(disturbance), 30)).toEqual(fates);
});

test('the configured share fails, and different requests for a different seed', () => {
  const failed = (seed: number) =>
    Array.from({ length: 2_000 }, (_, at) => at).filter(
      (at) => fateOf({ latency: [0, 0], failures: 0.1, seed }, at).failure !== null,
    );
  expect(failed(1).length).toBeGreaterThan(150);
  expect(failed(1).length).toBeLessThan(250);
  expect(failed(1)).not.toEqual(failed(2));
});

test('a failure is an example of the contract', async () => {
  const { url } = await start({ failures: 1, seed: 4 });
  const codes = new Set<string>();
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await fetch(`${url}/api/website/cities`).catch(() => null);
    if (answer) codes.add((JSON.parse(await answer.text()) as { code: string }).code);
  }
  // Cities need no database, so there is no 503.
  expect(codes).toEqual(new Set(['internal_error']));
});

test('named scenarios and preflight requests are not disturbed', async () => {
  const { url } = await start({ failures: 1 });
  const prefer = { ...token, prefer: 'code=200, example=none' };
  for (let asked = 0; asked < 10; asked += 1) {
    const answer = await fetch(`${url}/api/website/shipments`, { headers: prefer });
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: [] }]);
    const preflight = { origin: 'http://x.example', 'access-control-request-method': 'GET' };
    const allowed = await fetch(`${url}/api/website/shipments`, {
      method: 'OPTIONS',
      headers: preflight,
    });
    expect(allowed.headers.get('access-control-allow-origin')).not.toBeNull();
  }
});

test('every answer takes as long as configured', async () => {
  const { url } = await start({ latency: [150, 250] });
  const begun = performance.now();
  const answer = await fetch(`${url}/api/health`);
  expect(answer.status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149);
  const disturbance: Disturbance = { latency: [150, 250], failures: 0, seed: 1 };
  const delays = Array.from({ length: 500 }, (_, count) => fateOf(disturbance, count).delay);
  expect(Math.min(...delays)).toBeLessThan(155);
  expect(Math.max(...delays)).toBeGreaterThan(245);
  for (const delay of delays) expect(delay).toSatisfy((each: number) => each >= 150 && each <= 250);
});

test('request bodies and files pass through unchanged', async () => {
  const { url } = await start({ latency: [1, 1] });
  const ask = (at: string) =>
    fetch(`${at}/api/website/shipments/shp_01jd4a5r6s7t8v9w0x1y2z3a4b/label`, {
      method: 'POST',
      headers: { ...token, accept: 'application/pdf', 'content-type': 'application/json' },
      body: JSON.stringify({ document: 'label', language: 'ar' }),
    });
  const behind = await startMock(0);
  try {
    const [late, direct] = [await ask(url), await ask(behind.url)];
    expect(late.status).toBe(200);
    expect(Buffer.from(await late.arrayBuffer())).toEqual(Buffer.from(await direct.arrayBuffer()));
  } finally {
    await behind.stop();
  }
});

test('the port is named when it is taken', async () => {
  const { url } = await start({ failures: 0.1 });
  const { port } = new URL(url);
  const disturbance = { latency: [1, 1], failures: 0, seed: 1 } as const;
  await expect(startMock(Number(port), disturbance)).rejects.toThrow(`Port ${port} is taken`);
});

test('settings are read, and invalid ones are named', () => {
  expect(readDisturbance({})).toBeNull();
  expect(readDisturbance({ MOCK_LATENCY_MS: '0', MOCK_FAILURES: '0' })).toBeNull();
  expect(readDisturbance({ MOCK_LATENCY_MS: '300' })).toEqual({
    latency: [300, 300],
    failures: 0,
    seed: 1,
  });
  expect(
    readDisturbance({ MOCK_LATENCY_MS: '200-800', MOCK_FAILURES: '.25', MOCK_SEED: '7' }),
  ).toEqual({ latency: [200, 800], failures: 0.25, seed: 7 });
  for (const MOCK_LATENCY_MS of ['', 'slow', '-1', '800-200', '60001', '1-2-3', '0.5']) {
    expect(() => readDisturbance({ MOCK_LATENCY_MS })).toThrow(/^MOCK_LATENCY_MS is/);
  }
  for (const MOCK_FAILURES of ['', '2', '-0.1', '10%', '1e-1']) {
    expect(() => readDisturbance({ MOCK_FAILURES })).toThrow(/^MOCK_FAILURES is/);
  }
  expect(() => readDisturbance({ MOCK_SEED: 'x' })).toThrow(/^MOCK_SEED is/);
});
