import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let lifted: TestApp;
let db: Database;
let server: TestApp;

beforeAll(async () => {
  lifted = await startTestApp();
  db = lifted.db;
});
afterEach(() => server.stop());
afterAll(() => lifted.stop());

async function limited(env: Record<string, string>) {
  server = await startTestApp({ db, env });
  return server.app;
}

const SIGN_IN = {
  method: 'POST',
  url: '/api/website/auth/sign-in',
  payload: { email: 'nobody' },
} as const;

describe('rate limits', () => {
  it('count every answer of the API and refuse the rest with the time to wait', async () => {
    const app = await limited({ RATE_LIMIT_PER_MINUTE: '3' });
    const ok = await app.inject('/api/health');
    expect(ok.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    const unauthorized = await app.inject('/api/website/profile');
    expect(unauthorized.headers['ratelimit-remaining']).toBe('1');
    const unknown = await app.inject('/api/nowhere');
    expect(unknown.headers['ratelimit-remaining']).toBe('0');

    const refused = await app.inject('/api/health');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(Number(refused.headers['ratelimit-reset'])).toBe(wait);
  });

  it('are stricter where somebody could guess', async () => {
    const app = await limited({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    expect((await app.inject(SIGN_IN)).statusCode).toBe(422);
    expect((await app.inject(SIGN_IN)).statusCode).toBe(422);
    expect((await app.inject(SIGN_IN)).statusCode).toBe(429);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });

  it('are not led astray by a forged X-Forwarded-For', async () => {
    const app = await limited({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    const from = (address: string) =>
      app.inject({ ...SIGN_IN, headers: { 'x-forwarded-for': address } });
    expect((await from('198.51.100.1')).statusCode).toBe(422);
    expect((await from('198.51.100.2')).statusCode).toBe(422);
    expect((await from('198.51.100.3')).statusCode).toBe(429);
  });

  it('tell clients apart behind a trusted proxy', async () => {
    const app = await limited({
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '1',
      TRUSTED_PROXIES: '10.0.0.0/8',
    });
    const from = (address: string) =>
      app.inject({
        ...SIGN_IN,
        remoteAddress: '10.1.2.3',
        headers: { 'x-forwarded-for': address },
      });
    expect((await from('198.51.100.1')).statusCode).toBe(422);
    expect((await from('198.51.100.2')).statusCode).toBe(422);
    expect((await from('198.51.100.2')).statusCode).toBe(429);
  });
});
