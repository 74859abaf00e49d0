import { afterEach, describe, expect, it } from 'vitest';
import { addApiKey } from '../features/api-keys/store.ts';
import { hashToken, newToken } from '../features/auth/tokens.ts';
import { basic } from '../testing/basic.ts';
import { useDatabase } from '../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../testing/test-app.ts';
import { KEY_SHARE } from './api.ts';

const database = useDatabase();
let server: TestApp;
afterEach(() => server.stop());

async function limited(env: Record<string, string>) {
  server = await startTestApp({ db: database(), env });
  return server.app;
}

/** @returns what opens the interface. */
async function makeKey(accountId: string) {
  const secretKey = newToken('mzi');
  const secret = { hash: hashToken(secretKey), lastFour: secretKey.slice(-4) };
  const { client_key } = await database()
    .kysely.transaction()
    .execute((tx) =>
      addApiKey(tx, {
        ...{ account_id: accountId, name: 'مفتاح تجريبي', scopes: ['prices_read'] },
        ...{ isTest: false, secret, now: new Date() },
      }),
    );
  return basic(client_key, secretKey);
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

  it('count each key by itself, whatever address it comes from, and other keys with the address', async () => {
    const app = await limited({ RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_KEY_PER_MINUTE: '2' });
    const ask = (headers: ReturnType<typeof basic>, remoteAddress: string) =>
      app.inject({ url: '/api/integration', headers, remoteAddress });
    const { accountId } = await addSignedInAccount(database());
    const [first, second] = [await makeKey(accountId), await makeKey(accountId)];
    for (const [address, status, remaining] of [
      ['10.0.0.1', 200, '1'],
      ['10.0.0.2', 200, '0'],
      ['10.0.0.3', 429, '0'],
    ] as const) {
      const { statusCode, headers } = await ask(first, address);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': remaining });
    }
    expect((await ask(second, '10.0.0.3')).statusCode).toBe(200);
    // A guess counts for its address only.
    const guessed = { authorization: `${second.authorization.slice(0, -8)}AAAAAAA=` };
    for (let sent = 1; sent < KEY_SHARE; sent += 1) {
      expect((await ask(guessed, '10.0.0.4')).statusCode).toBe(401);
    }
    expect((await ask(second, '10.0.0.5')).statusCode).toBe(200);
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
