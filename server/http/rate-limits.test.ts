import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../testing/embedded-template.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let db: Database;
let server: TestApp;

beforeAll(async () => {
  db = await openInMemory();
});
afterEach(() => server.stop());
afterAll(() => db.close());

async function limited(env: Record<string, string>) {
  server = await startTestApp({ db, env });
  return server.app;
}

const SIGN_IN = {
  method: 'POST',
  url: '/api/website/auth/sign-in',
  payload: { login: 'nobody' },
} as const;

describe('rate limits', () => {
  it('count every answer of the API and refuse the rest with the time to wait', async () => {
    const app = await limited({ RATE_LIMIT_PER_MINUTE: '3' });
    for (const [url, remaining] of [
      ['/api/health', '2'],
      ['/api/website/profile', '1'],
      ['/api/nowhere', '0'],
    ] as const) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': remaining });
    }

    const refused = await app.inject('/api/health');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(Number(refused.headers['ratelimit-reset'])).toBe(wait);
  });

  it('count an id of any length', async () => {
    const app = await limited({ RATE_LIMIT_PER_MINUTE: '100' });
    const answer = await app.inject(`/api/website/shipments/${'x'.repeat(8_000)}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['ratelimit-limit']).toBe('100');
  });

  it('are stricter where secrets could be guessed', async () => {
    const app = await limited({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    for (const [status, remaining] of [
      [422, '1'],
      [422, '0'],
      [429, '0'],
    ] as const) {
      const answer = await app.inject(SIGN_IN);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'ratelimit-limit': '2',
        'ratelimit-remaining': remaining,
      });
    }
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });
});
