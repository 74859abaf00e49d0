import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/for-a-suite.ts';
import { addSignedInAccount } from '../testing/test-app.ts';

const server = useTestApp();
let headers: { authorization: string };
beforeAll(async () => {
  ({ headers } = await addSignedInAccount(server.db));
});

const JSON_TYPE = { 'content-type': 'application/json' };

function signIn(payload: string | object, contentType: Record<string, string> = JSON_TYPE) {
  return server.app.inject({
    method: 'POST',
    url: '/api/website/auth/sign-in',
    headers: contentType,
    payload,
  });
}

const get = (url: string, more: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...headers, ...more } });

describe('a body', () => {
  it.each([
    ['malformed JSON', '{"email":', JSON_TYPE],
    ['no content', '', JSON_TYPE],
    ['a form', 'email=a%40b.co', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON under another type', '{}', { 'content-type': 'text/plain' }],
    ['an invalid content type', '{}', { 'content-type': 'json' }],
    ['a key that reaches the prototype', '{"__proto__":{"admin":true}}', JSON_TYPE],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"admin":1}}}', JSON_TYPE],
  ])('is malformed: %s', async (_name, payload, contentType) => {
    const answer = await signIn(payload, contentType);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_request' });
  });

  it('may have 64 KiB', async () => {
    const padded = `{"email":"a@mizan.example"}`.padEnd(64 * 1024);
    expect((await signIn(padded)).statusCode).toBe(422);
  });

  const noObject = { pointer: '', code: 'type' };
  it.each<[string, string | object, object[]]>([
    ['null', 'null', [noObject]],
    ['a list', '[]', [noObject]],
    ['very deep lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, [noObject]],
    [
      'several wrong fields',
      { login: 'no body', passwort: 'x' },
      [
        { pointer: '/password', code: 'required' },
        { pointer: '/passwort', code: 'unknown_field' },
        { pointer: '/login', code: 'invalid_format' },
      ],
    ],
    [
      'another type, never converted',
      { login: 'a@mizan.example', password: 42 },
      [{ pointer: '/password', code: 'type' }],
    ],
  ])('is refused: %s', async (_name, payload, errors) => {
    const answer = await signIn(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors });
  });
});

describe('parameters', () => {
  it.each<[string, object, Record<string, string>?]>([
    ['/couriers?limit=0', { pointer: '/query/limit', code: 'min', params: { minimum: 1 } }],
    ['/couriers?limit=many', { pointer: '/query/limit', code: 'number' }],
    ['/couriers?limit=', { pointer: '/query/limit', code: 'required' }],
    ['/couriers?limit=1&limit=2', { pointer: '/query/limit', code: 'number' }],
    ['/couriers?page=2', { pointer: '/query/page', code: 'unknown_field' }],
    ['/couriers?q=%00', { pointer: '/query/q', code: 'invalid_format' }],
    ['/couriers?cursor=abc', { pointer: '/query/cursor', code: 'invalid_value' }],
    ['/couriers?tier=wood', { pointer: '/query/tier', code: 'invalid_value' }],
    ['/cities', { pointer: '/header/accept-language' }, { 'accept-language': 'é' }],
  ])('are a 400 that names them: %s', async (path, error, more) => {
    const answer = await get(`/api/website${path}`, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [error] });
  });

  it('are named in lower case if they are headers', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/website/shipments',
      headers: { ...headers, 'idempotency-key': 'short' },
      payload: {},
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/header/idempotency-key', code: 'min_length', params: { minimum: 16 } }],
    });
  });
});

describe('an unknown address', () => {
  it.each([
    '/api/nowhere',
    '/api',
    '/api/website/couriers/',
    '/api/website/couriers/7',
    '/api/website/couriers/crr_01JD3X8Q4V7W2N5M9K0CTP6R1A',
    '/api/website/couriers/..%2F..%2Fetc',
    '/api/website/couriers/%zz',
    `/api/website/couriers/${'a'.repeat(5000)}`,
  ])('is not found: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('is not found with another method', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url: '/api/website/balance', headers });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
  });
});

it('an operation without a body ignores one', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/website/auth/sign-out',
    headers: { ...headers, ...JSON_TYPE },
    payload: '{'.repeat(100_000),
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
});
