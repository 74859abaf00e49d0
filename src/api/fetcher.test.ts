import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, OfflineError } from './errors.ts';
import { fetcher } from './fetcher.ts';
import { endSession, onSessionLost, sessionToken } from './session.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Headers = Record<string, string>;

const echoHeaders: Answer = ({ headers }, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(headers));
};

let answer: Answer;
const server = createServer((request, response) => {
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  answer = echoHeaders;
  browserWith({ token: 'mzs_secret', locale: 'en' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const open = { headers: { type: 'public' } };

it("a request has the bearer token of the cookie and the reader's language", async () => {
  expect(await fetcher<Headers>(`${origin}/profile`)).toMatchObject({
    authorization: 'Bearer mzs_secret',
    'accept-language': 'en',
    accept:
      'application/json, application/problem+json, text/csv, application/pdf, application/xml, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
});

it('a request has no bearer token when a `type` header is set, nor when signed out', async () => {
  const toSignIn = await fetcher<Headers>(`${origin}/auth/sign-in`, { method: 'POST', ...open });
  expect(toSignIn).toMatchObject({ type: 'public' });
  expect(toSignIn).not.toHaveProperty('authorization');
  endSession();
  const signedOut = await fetcher<Headers>(`${origin}/health`);
  expect(signedOut).not.toHaveProperty('authorization');
  expect(signedOut).toMatchObject({ 'accept-language': 'en' });
});

it("a request has this tab's registration token with those operations only", async () => {
  browserWith({ token: 'mzs_secret', locale: 'en', registration: 'mzr_mine' });
  const registration = await fetcher<Headers>(`${origin}/auth/registration`, open);
  expect(registration).toMatchObject({ registration: 'mzr_mine' });
  expect(await fetcher(`${origin}/profile`)).not.toHaveProperty('registration');
});

it('an answer that is a problem is thrown with its status, request id and time to wait', async () => {
  const headers = { 'X-Request-Id': 'req-7', 'Retry-After': '12' };
  answer = problem(429, { code: 'rate_limited' }, headers);
  const failure: unknown = await fetcher(`${origin}/quotes`).catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(ApiError);
  const told = { status: 429, requestId: 'req-7', retryAfter: 12 };
  expect(failure).toMatchObject({ ...told, problem: { code: 'rate_limited' } });
});

it('an answer that is not JSON keeps its status', async () => {
  answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
  await expect(fetcher(origin)).rejects.toMatchObject({ status: 502, problem: {} });
});

it.each([
  ['ends the session of a call with a bearer token', {}, 1, undefined],
  ['keeps the session after a call that is open to all', open, 0, 'mzs_secret'],
  ['keeps a newer token', {}, 1, 'mzs_newer', 'mzs_newer'],
])('an answer of 401 %s', async (_what, call, times, token, newer?) => {
  const lost = vi.fn();
  onTestFinished(onSessionLost(lost));
  const refuse = problem(401, { code: 'unauthorized' });
  answer = (request, response) => {
    if (newer) document.cookie = `mizan_website_token=${newer}`;
    refuse(request, response);
  };
  await expect(fetcher(`${origin}/profile`, call)).rejects.toThrow(ApiError);
  expect(lost).toHaveBeenCalledTimes(times);
  expect(sessionToken()).toBe(token);
});

it('a session that another tab ended is lost, without a request; one given up is not', async () => {
  const lost = vi.fn();
  onTestFinished(onSessionLost(lost));
  const call = () => fetcher(`${origin}/profile`);
  await call();
  browserWith({ locale: 'ar' });
  answer = vi.fn(answer);
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect([lost.mock.calls.length, vi.mocked(answer).mock.calls.length]).toEqual([1, 0]);
  endSession();
  await call();
  expect(lost).toHaveBeenCalledTimes(1);
});

it('an answer without a body gives nothing', async () => {
  answer = (_request, response) => response.writeHead(204).end();
  expect(await fetcher(origin, { method: 'POST' })).toBeUndefined();
});

it('an answer that is missing is not an invalid one', async () => {
  answer = (request) => request.destroy();
  await expect(fetcher(origin)).rejects.toBeInstanceOf(OfflineError);
});

it('an answer is no longer awaited when the caller aborts', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const call = fetcher(origin, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  server.closeAllConnections();
});

function problem(status: number, body: object, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers });
    response.end(JSON.stringify({ status, ...body }));
  };
}

/** The parts of a browser that the session and the language need: a cookie jar and a location. */
function browserWith({ token, locale, registration }: Record<string, string>): void {
  const jar = new Map(token === undefined ? [] : [['mizan_website_token', token]]);
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('localStorage', { getItem: () => locale });
  vi.stubGlobal('sessionStorage', { getItem: () => registration ?? null });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
}
