import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/for-a-suite.ts';
import { PRODUCTION_SETTINGS } from '../testing/production-settings.ts';
import { startTestApp } from '../testing/test-app.ts';
import { handlers } from '../features/handlers.ts';
import type { Handlers } from './operations.ts';

const server = useTestApp();

/** What a server answers and logs whose handler of health is this one. */
async function answerOf(getHealth: Handlers['getHealth'], env: Record<string, string> = {}) {
  const { app, stop, logged } = await startTestApp({
    db: server.db,
    env,
    handlers: { ...handlers, getHealth },
  });
  const answer = await app.inject({ url: '/api/health' });
  await stop();
  return { answer, logged };
}

describe('a problem', () => {
  it.each([
    ['ar', 'يلزم تسجيل الدخول'],
    ['en', 'Sign in first'],
    ['en-GB, ar;q=0.5', 'Sign in first'],
    ['fr', 'يلزم تسجيل الدخول'],
  ])('is written for a reader of %s', async (language, title) => {
    const answer = await server.app.inject({
      url: '/api/website/profile',
      headers: { 'accept-language': language },
    });
    expect(answer.json()).toMatchObject({ title });
    expect(answer.headers['content-language']).toBe(title === 'Sign in first' ? 'en' : 'ar');
  });

  it('names its kind and the scheme of the expected credentials', async () => {
    const answer = await server.app.inject({ url: '/api/website/profile' });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ type: 'urn:mizan:problem:unauthorized', status: 401 });
  });
});

it('an internal failure reveals nothing, and is logged under the id of the request', async () => {
  const secret = new Error('password of "nora@mizan.example" at db-7');
  const { answer, logged } = await answerOf(() => Promise.reject(secret));
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal_error' });
  expect(answer.body).not.toMatch(/db-7|nora/);
  const [failure, line] = logged;
  expect(failure).toMatchObject({ msg: 'request failed', err: { type: 'Error' } });
  expect(failure?.reqId).toBe(line?.reqId);
  expect(JSON.stringify(logged)).not.toContain('nora');
});

const health = { status: 'ok', mode: 'demo', version: '0.1.0' } as const;
it.each([
  ['a field it does not know', { status: 200, body: { ...health, secret: 's3cret' } }],
  ['a value against its rule', { status: 200, body: { ...health, version: 's3cret' } }],
  ['a missing field', { status: 200, body: { status: 'ok' } }],
  ['a status it does not document', { status: 201, body: health }],
  ['no content', { status: 204 }],
])('an answer that breaks the contract is never sent: %s', async (_name, wrong) => {
  const { answer, logged } = await answerOf(() => Promise.resolve(wrong as never));
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ code: 'internal_error', status: 500 });
  expect(logged[0]).toMatchObject({ level: 50, msg: 'answer breaks the contract' });
  expect(JSON.stringify(logged)).not.toContain('s3cret');
});

it('production mode sends answers as the handlers made them', async () => {
  const wrong = { status: 200 as const, body: { ...health, version: 'long ago' } };
  const { answer, logged } = await answerOf(() => Promise.resolve(wrong), PRODUCTION_SETTINGS);
  expect([answer.statusCode, answer.json()]).toEqual([200, wrong.body]);
  expect(logged.map(({ msg }) => msg)).toEqual(['request']);
});

describe('headers', () => {
  it('forbid caching, framing, sniffing and calls from other origins', async () => {
    const { headers } = await server.app.inject({
      url: '/api/health',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('require https only if the server has https', async () => {
    const secure = await startTestApp({
      db: server.db,
      env: { PUBLIC_URL: 'https://mizan.example' },
    });
    const { headers } = await secure.app.inject({ url: '/api/health' });
    await secure.stop();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
