import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TOKEN_COOKIE } from '../../common/product.ts';
import { ApiError, OfflineError } from './errors.ts';
import { fetcher } from './fetcher.ts';
import { onSessionLost, sessionToken } from './session.ts';

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

describe('a request', () => {
  it("has the bearer token of the cookie and the reader's language", async () => {
    expect(await fetcher<Headers>(`${origin}/profile`)).toMatchObject({
      authorization: 'Bearer mzs_secret',
      'accept-language': 'en',
      accept: 'application/json, application/problem+json, text/csv, application/pdf',
    });
  });

  it('has no bearer token when a `type` header is set, nor when signed out', async () => {
    const toSignIn = await fetcher<Headers>(`${origin}/auth/sign-in`, { method: 'POST', ...open });
    expect(toSignIn).toMatchObject({ type: 'public' });
    expect(toSignIn).not.toHaveProperty('authorization');
    browserWith({ locale: 'ar' });
    const signedOut = await fetcher<Headers>(`${origin}/health`);
    expect(signedOut).not.toHaveProperty('authorization');
    expect(signedOut).toMatchObject({ 'accept-language': 'ar' });
  });

  it("has this tab's registration token with those operations only", async () => {
    browserWith({ token: 'mzs_secret', locale: 'en', registration: 'mzr_mine' });
    const registration = await fetcher<Headers>(`${origin}/auth/registration`, open);
    expect(registration).toMatchObject({ registration: 'mzr_mine' });
    expect(await fetcher(`${origin}/profile`)).not.toHaveProperty('registration');
  });
});

describe('an answer', () => {
  it('that is a problem is thrown with its status, request id and time to wait', async () => {
    const headers = { 'X-Request-Id': 'req-7', 'Retry-After': '12' };
    answer = problem(429, { code: 'rate_limited' }, headers);
    const failure = await failureOf(fetcher(`${origin}/quotes`));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 429,
      requestId: 'req-7',
      retryAfter: 12,
      problem: { code: 'rate_limited' },
    });
  });

  it('that is not JSON keeps its status', async () => {
    answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failureOf(fetcher(origin))).toMatchObject({ status: 502, problem: {} });
  });

  it.each([
    ['ends the session of a call with a bearer token', {}, 1, undefined],
    ['keeps the session after a call without one', open, 0, 'mzs_secret'],
  ])('of 401 %s', async (_what, call, times, token) => {
    const lost = vi.fn();
    onTestFinished(onSessionLost(lost));
    answer = problem(401, { code: 'unauthorized' });
    await failureOf(fetcher(`${origin}/profile`, call));
    expect(lost).toHaveBeenCalledTimes(times);
    expect(sessionToken()).toBe(token);
  });

  it('without a body gives nothing', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    expect(await fetcher(origin, { method: 'POST' })).toBeUndefined();
  });

  it('that is missing is not an invalid one', async () => {
    answer = (request) => request.destroy();
    expect(await failureOf(fetcher(origin))).toBeInstanceOf(OfflineError);
  });

  it('is no longer awaited when the caller aborts', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = failureOf(fetcher(origin, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    server.closeAllConnections();
  });
});

function problem(status: number, body: object, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers });
    response.end(JSON.stringify({ status, ...body }));
  };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call went well'),
    (reason: unknown) => reason,
  );
}

/** The parts of a browser that the session and the language need: a cookie jar and a location. */
function browserWith({ token, locale, registration }: Record<string, string>): void {
  const jar = new Map<string, string>(token === undefined ? [] : [[TOKEN_COOKIE, token]]);
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
