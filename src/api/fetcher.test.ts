import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '../../common/product.ts';
import { ApiError, OfflineError } from './errors.ts';
import { fetcher } from './fetcher.ts';
import { onSessionLost, sessionToken } from './session.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let origin: string;
let answer: Answer;

beforeEach(async () => {
  server = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = echoHeaders;
  browserWith({ token: 'mzs_secret', locale: 'en' });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

describe('fetcher', () => {
  it("sends the bearer token of the cookie and the reader's language", async () => {
    const headers = await fetcher<Record<string, string>>(`${origin}/profile`);
    expect(headers).toMatchObject({
      authorization: 'Bearer mzs_secret',
      'accept-language': 'en',
      accept: 'application/json, application/problem+json, text/csv, application/pdf',
    });
  });

  it('sends no bearer token when a `type` header is set', async () => {
    const headers = await fetcher<Record<string, string>>(`${origin}/auth/sign-in`, {
      method: 'POST',
      headers: { type: 'public' },
    });
    expect(headers).toMatchObject({ type: 'public' });
    expect(headers).not.toHaveProperty('authorization');
  });

  it("sends this tab's registration token with those operations only", async () => {
    browserWith({ token: 'mzs_secret', locale: 'en', registration: 'mzr_mine' });
    const open = await fetcher<Record<string, string>>(`${origin}/auth/registration`, {
      headers: { type: 'public' },
    });
    expect(open).toMatchObject({ registration: 'mzr_mine' });
    const own = await fetcher<Record<string, string>>(`${origin}/profile`);
    expect(own).not.toHaveProperty('registration');
  });

  it('sends no bearer token when signed out', async () => {
    browserWith({ locale: 'ar' });
    const headers = await fetcher<Record<string, string>>(`${origin}/health`);
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).toMatchObject({ 'accept-language': 'ar' });
  });

  it('throws the problem with its status, request id and time to wait', async () => {
    answer = problem(
      429,
      { code: 'rate_limited' },
      { 'X-Request-Id': 'req-7', 'Retry-After': '12' },
    );
    const failure = await failureOf(fetcher(`${origin}/quotes`));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 429,
      requestId: 'req-7',
      retryAfter: 12,
      problem: { code: 'rate_limited' },
    });
  });

  it('keeps the status of a response that is not JSON', async () => {
    answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failureOf(fetcher(origin))).toMatchObject({ status: 502, problem: {} });
  });

  it('ends the session on a 401 to a call with a bearer token', async () => {
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    answer = problem(401, { code: 'unauthorized' });
    await failureOf(fetcher(`${origin}/profile`));
    stop();
    expect(lost).toHaveBeenCalledOnce();
    expect(sessionToken()).toBeUndefined();
  });

  it('keeps the session on a 401 to a call without a bearer token', async () => {
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    answer = problem(401, { code: 'unauthorized' });
    await failureOf(fetcher(origin, { headers: { type: 'public' } }));
    stop();
    expect(lost).not.toHaveBeenCalled();
    expect(sessionToken()).toBe('mzs_secret');
  });

  it('returns nothing for an empty body', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    expect(await fetcher(origin, { method: 'POST' })).toBeUndefined();
  });

  it('distinguishes no response from an invalid one', async () => {
    answer = (request) => request.destroy();
    expect(await failureOf(fetcher(origin))).toBeInstanceOf(OfflineError);
  });

  it('passes on an abort by the caller', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = failureOf(fetcher(origin, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    server.closeAllConnections();
  });
});

function echoHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(request.headers));
}

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
function browserWith({
  token,
  locale,
  registration,
}: {
  token?: string;
  locale: string;
  registration?: string;
}): void {
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
