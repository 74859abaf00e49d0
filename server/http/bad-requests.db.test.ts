import { beforeAll, describe, expect, it } from 'vitest';
import { ruleOf } from '../features/activity/recorded.ts';
import { operations } from './contract-validators.ts';
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

  it.each([
    '/api',
    '/api/nowhere',
    '/api/website/nowhere',
    '/api/website/balance/',
    '/api/website/api-requestsXcsv',
  ])('is unknown: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.allow).toBeUndefined();
    expect(answer.json()).toMatchObject({ code: 'unknown_path' });
  });

  it.each([
    ['PUT', '/api/website/balance', 'GET, HEAD'],
    ['OPTIONS', '/api/website/balance?limit=1', 'GET, HEAD'],
    ['PUT', '/api/website/%62alance', 'GET, HEAD'],
    ['GET', '/api/website/auth/sign-out', 'POST'],
    ['HEAD', '/api/website/auth/sign-out', 'POST'],
    ['PATCH', '/api/website/favorites/crr_01jd3x8q4v7w2n5m9k0ctp6r1a', 'PUT, DELETE'],
  ] as const)('does not offer %s %s', async (method, url, allow) => {
    const answer = await server.app.inject({ method, url, headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each([
    ['ar', 'لا يتيح هذا المسار إلا: ⁨GET, HEAD⁩.'],
    ['en', 'This path offers only: GET, HEAD.'],
  ])(
    'names the methods of its path in the language of the request: %s',
    async (language, detail) => {
      const answer = await server.app.inject({
        method: 'PUT',
        url: '/api/website/couriers/any',
        headers: { 'accept-language': language },
      });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status: 405, detail });
    },
  );

  it('is told to anyone, like a path that does not exist', async () => {
    const answers = await Promise.all(
      ['/api/website/balance', '/api/website/nowhere'].map((url) =>
        server.app.inject({ method: 'PUT', url }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 404]);
  });
});

describe('HEAD', () => {
  it.each(['/api/website/balance', '/api/website/cities', '/api/website/nowhere', '/api/ready'])(
    'of %s is GET without the body',
    async (url) => {
      const [whole, head] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => server.app.inject({ method, url, headers })),
      );
      expect([head?.statusCode, head?.body]).toEqual([whole?.statusCode, '']);
      for (const name of ['content-type', 'content-length', 'cache-control']) {
        expect([name, head?.headers[name]]).toEqual([name, whole?.headers[name]]);
      }
    },
  );

  it('of a file that is streamed has no length, like GET', async () => {
    const url = '/api/website/api-requests.csv';
    const [whole, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => server.app.inject({ method, url, headers })),
    );
    for (const answer of [whole, head]) {
      expect([answer?.statusCode, answer?.headers['content-length']]).toEqual([200, undefined]);
    }
    expect(head?.body).toBe('');
  });

  it('takes nothing that can be had once: no read is in the activity log', () => {
    const reads = operations.filter(({ method }) => method === 'GET');
    expect(reads.filter(({ sameAs }) => ruleOf(sameAs) !== undefined)).toEqual([]);
  });

  it('needs the same proof of an account', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/website/balance' });
    expect([answer.statusCode, answer.body]).toEqual([401, '']);
  });
});

it.each(['é', 'de-CH-1996, tlh;q=0.1, *;q=0', 'x-'.repeat(2_000), ';;=', ''])(
  'every Accept-Language is read: %s',
  async (language) => {
    const answer = await get('/api/website/cities', { 'accept-language': language });
    expect(answer.statusCode).toBe(200);
  },
);

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
