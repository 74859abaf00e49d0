import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../e2e/provision/free-port.ts';
import { newUpdate } from '../../../store-simulator/testing/open-simulator.ts';
import { salla as sallaAt } from './salla.ts';
import { zid as zidAt } from './zid.ts';

/** How a broken platform handles every request. */
let behave: (response: ServerResponse, request: IncomingMessage) => void;
const server = createServer((request, response) => {
  behave(response, request);
  request.resume();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a broken platform', () => {
  const TIME_LIMIT = 60;
  const tokens = ['token-of-a-store', 'token-of-ours', 'secret-of-an-app'] as const;
  const [storeToken, partnerToken, clientSecret] = tokens;
  const known = newUpdate(1, { shipmentId: '2' });
  const brokenSalla = sallaAt({
    ...{ apiUrl: url, accountsUrl: url, timeLimit: TIME_LIMIT, clientId: 'app', clientSecret },
  });
  const brokenZid = zidAt({ apiUrl: url, timeLimit: TIME_LIMIT });
  const calls = {
    'to tell Salla': (token: string) => brokenSalla.tell({ accessToken: token }, known),
    'to find a shipment': (token: string) => brokenSalla.tell({ accessToken: token }, newUpdate(1)),
    'to renew': (token: string) => brokenSalla.refresh(token),
    'to tell Zid': (token: string) =>
      brokenZid.tell({ partnerToken, managerToken: token }, newUpdate(1)),
  };
  const answer = (status: number, body: string, headers: Record<string, string> = {}) => {
    return (response: ServerResponse) => response.writeHead(status, headers).end(body);
  };
  const echo = (response: ServerResponse, request: IncomingMessage) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { authorization, 'x-manager-token': manager } = request.headers;
      const message = [authorization, manager, Buffer.concat(chunks)].join(' ');
      answer(422, JSON.stringify({ error: { message }, message }))(response);
    });
  };
  const elsewhere = (response: ServerResponse, { url: path }: IncomingMessage) =>
    answer(path === '/other' ? 200 : 307, '{}', { location: '/other' })(response);
  const faults = [
    ['never answers', 'unreachable', () => undefined],
    ['hangs up', 'unreachable', (response: ServerResponse) => response.destroy()],
    ['fails', 'unreachable', answer(502, '<h1>Bad gateway</h1>')],
    ['takes too long', 'unreachable', answer(408, '')],
    ['sends us elsewhere', 'unreachable', elsewhere],
    ['says too much', 'unreachable', answer(200, JSON.stringify('x'.repeat(100_000)))],
    ['refuses without words', 'refused', answer(403, '<h1>Forbidden</h1>')],
    ['quotes us', 'refused', echo],
    ['limits us without saying for how long', 'rate_limited', answer(429, '')],
  ] as const;

  it.each(
    Object.entries(calls).flatMap(([what, call]) =>
      faults.map(([how, kind, fault]) => ({ what, call, how, kind, fault })),
    ),
  )('that $how when asked $what is $kind', async ({ call, kind, fault }) => {
    behave = fault;
    const start = performance.now();
    const error: unknown = await call(storeToken).catch((thrown: unknown) => thrown);
    expect(performance.now() - start).toBeLessThan(TIME_LIMIT * 10);
    expect(error).toMatchObject({ name: 'StorePlatformError', kind });
    expect((error as { retryAfter: unknown }).retryAfter).toBe(kind === 'rate_limited' ? 60 : null);
    const { message, stack, ...rest } = error as Error;
    const said = [message, stack, JSON.stringify(rest), String(rest.cause)].join(' ');
    for (const token of tokens) expect(said).not.toContain(token);
  });

  it.each(Object.entries(calls))(
    'is not told a token that no header can have, %s',
    async (what, call) => {
      behave = answer(what === 'to renew' ? 400 : 200, '{}');
      const error: unknown = await call('token\nof-a-store').catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'StorePlatformError' });
      expect(`${(error as Error).stack} ${String((error as Error).cause)}`).not.toContain(
        'of-a-store',
      );
    },
  );

  it.each([
    ['with a number', '7', 7],
    ['with too long a time', '86400', 3_600],
    ['with a date that is over', 'Wed, 21 Oct 2015 07:28:00 GMT', 1],
    ['with a date', new Date(Date.now() + 300_000).toUTCString(), 300],
  ])('says how long to wait %s', async (_how, header, seconds) => {
    behave = answer(429, '', { 'retry-after': header });
    const error: unknown = await calls['to tell Zid'](storeToken).catch(
      (thrown: unknown) => thrown,
    );
    const { retryAfter } = error as { retryAfter: number };
    expect(Math.abs(retryAfter - seconds)).toBeLessThanOrEqual(seconds === 300 ? 10 : 0);
  });

  it.each([
    ['to find a shipment', '{"data":null}', 'refused'],
    ['to renew', '{"access_token":"a"}', 'unreachable'],
    ['to tell Zid', '<h1>Hello</h1>', 'unreachable'],
    ['to tell Salla', '', 'unreachable'],
  ] as const)('that answers something else %s', async (what, body, kind) => {
    behave = answer(200, body);
    await expect(calls[what](storeToken)).rejects.toMatchObject({ kind });
  });

  it.each(['127.0.0.1', 'localhost', 'nobody.invalid'])(
    'that is not there is sent nothing, at %s',
    async (host) => {
      const nobody = zidAt({ apiUrl: `http://${host}:${await freePort()}` });
      const telling = nobody.tell({ partnerToken, managerToken: storeToken }, newUpdate(1));
      await expect(telling).rejects.toMatchObject({ kind: 'not_sent' });
    },
  );
});
