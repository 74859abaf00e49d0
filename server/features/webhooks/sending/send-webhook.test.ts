import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { Readable } from 'node:stream';
import tls from 'node:tls';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../e2e/provision/free-port.ts';
import { sendWebhook } from './send-webhook.ts';
import { certificate } from './testing/certificate.ts';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const body = Buffer.from('{"type":"shipment.delivered"}');
const headers = { 'webhook-id': '01JZ', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };
/** Milliseconds: a short limit, and what is far below the usual one on a busy machine. */
const LIMIT = 200;
const SOON = 3_000;

/** How the receivers handle a request, or a bare connection. */
let handle: Handler = (response) => response.end();
let handleSocket: (socket: Socket) => void = () => undefined;
const toHandler = (request: IncomingMessage, response: ServerResponse) => handle(response, request);
const sockets = new Set<Socket>();
const http = await listen(createServer(toHandler));
const https = await listen(createHttpsServer(certificate, toHandler));
const tcp = await listen(createTcpServer((socket) => handleSocket(socket)));

async function listen(server: Server) {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});
afterAll(() => {
  for (const { server } of [http, https, tcp]) server.close();
});

const toLoopback = () => Promise.resolve(['127.0.0.1']);

function send(
  url = `http://127.0.0.1:${http.port}/hooks?a=b`,
  options: Partial<Parameters<typeof sendWebhook>[1]> = {},
) {
  return sendWebhook({ url, body, headers }, { policy: 'any', timeLimit: 15_000, ...options });
}

const answer =
  (status: number, words: string | Buffer = '', more: Record<string, string> = {}): Handler =>
  (response) =>
    response.writeHead(status, more).end(words);

describe('a webhook', () => {
  it('arrives with its bytes and headers', async () => {
    let arrived: unknown;
    handle = (response, request) => {
      void request.toArray().then((chunks: Buffer[]) => {
        const { method, url, headers: got } = request;
        arrived = { method, url, headers: got, body: Buffer.concat(chunks) };
        response.end('thanks');
      });
    };
    const sent = await send(`http://hooks.example.com:${http.port}/hooks?a=b`, {
      resolveHost: toLoopback,
    });
    expect(sent).toEqual({
      ...{ outcome: 'delivered', status: 200, answer: 'thanks' },
      milliseconds: expect.any(Number) as number,
    });
    expect(arrived).toEqual({
      ...{ method: 'POST', url: '/hooks?a=b', body },
      headers: {
        ...headers,
        host: `hooks.example.com:${http.port}`,
        'content-type': 'application/json',
        'content-length': String(body.length),
        'user-agent': 'Mizan-Webhooks/1.0',
        connection: 'close',
      },
    });
  });

  it.each([200, 201, 204, 299])('is delivered by the status %i', async (status) => {
    handle = answer(status);
    expect(await send()).toMatchObject({ outcome: 'delivered', status, answer: '' });
  });

  it.each([300, 304, 307, 400, 401, 404, 410, 413, 500, 503])(
    'is refused by the status %i',
    async (status) => {
      handle = answer(status, status === 304 ? '' : 'no', { location: '/elsewhere' });
      const sent = await send();
      expect(sent).toMatchObject({
        outcome: 'refused',
        status,
        answer: status === 304 ? '' : 'no',
      });
      expect(sent).not.toHaveProperty('retryAfter');
    },
  );

  it('is to be tried again when the receiver says', async () => {
    handle = answer(429, '', { 'retry-after': '90' });
    expect(await send()).toMatchObject({ outcome: 'refused', status: 429, retryAfter: 90 });
    handle = answer(503, '', { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    const { retryAfter } = (await send()) as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it('reaches the second address of a host whose first does not answer', async () => {
    handle = answer(200);
    const resolveHost = () => Promise.resolve(['::1', '127.0.0.1']);
    const sent = await send(`http://hooks.example.com:${http.port}`, { resolveHost });
    expect(sent).toMatchObject({ outcome: 'delivered' });
  });
});

describe('what a receiver says', () => {
  it('is kept without NUL and broken UTF-8', async () => {
    handle = answer(200, Buffer.from([0x61, 0x00, 0xff, 0xc3, 0xa9, 0xed, 0xa0, 0x80, 0x62]));
    expect(await send()).toMatchObject({ answer: 'a\u{FFFD}\u{FFFD}é\u{FFFD}\u{FFFD}\u{FFFD}b' });
  });

  it('is kept up to 4 KiB, without half a character', async () => {
    handle = answer(500, `a${'é'.repeat(10_000)}`);
    expect(await send()).toMatchObject({ answer: `a${'é'.repeat(2_047)}` });
  });

  it('is hung up on when it does not end', async () => {
    const chunk = Buffer.alloc(64 * 1024);
    let given = 0;
    const flood = function* () {
      for (; given < 1_600; given += 1) yield chunk;
    };
    let hungUp: Promise<unknown> = Promise.resolve();
    handle = (response) => {
      hungUp = once(response, 'close');
      Readable.from(flood()).pipe(response);
    };
    const sent = await send();
    await hungUp;
    expect(sent).toMatchObject({ outcome: 'delivered', answer: '\u{FFFD}'.repeat(4_096) });
    // 100 MB were ready; the system buffers a few between the two.
    expect(given).toBeLessThan(400);
  });

  it.each([200, 500])('counts with the status %i when it stops half-way', async (status) => {
    handle = (response) => {
      response.writeHead(status, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    expect(await send()).toMatchObject({ status, answer: 'half' });
  });

  it('is cut at the time limit when it trickles', async () => {
    handle = (response) => {
      const timer = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(timer));
    };
    const sent = await send(undefined, { timeLimit: LIMIT });
    expect(sent).toMatchObject({ outcome: 'delivered', status: 200 });
    expect((sent as { answer: string }).answer).toMatch(/^\.+$/);
    expect(sent.milliseconds).toBeLessThan(SOON);
  });
});

describe('a receiver that is not reached', () => {
  const overTcp = (scheme: string) => `${scheme}://127.0.0.1:${tcp.port}`;
  const trickle = (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x: y\r\n'), 10);
    socket.on('close', () => clearInterval(timer));
  };
  const greet = (words: string) => (socket: Socket) => {
    socket.on('data', () => socket.end(words));
  };
  const reset = (socket: Socket) => {
    socket.on('data', () => socket.resetAndDestroy());
  };
  const silent = () => undefined;
  const interim = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100);

  it.each([
    ['hangs', 'timeout', 'http', silent],
    ['trickles headers', 'timeout', 'http', trickle],
    ['hangs before TLS', 'timeout', 'https', silent],
    ['resets the connection', 'no_answer', 'http', reset],
    ['hangs up', 'no_answer', 'http', (socket: Socket) => socket.end()],
    ['hangs up before TLS', 'tls', 'https', (socket: Socket) => socket.destroy()],
    ['has no TLS', 'tls', 'https', greet('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['speaks something else', 'malformed_answer', 'http', greet('SSH-2.0-OpenSSH_9.9\r\n')],
    [
      'sends endless headers',
      'malformed_answer',
      'http',
      greet(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}`),
    ],
    ['never gets to the point', 'malformed_answer', 'http', greet(interim)],
    [
      'switches protocols',
      'no_answer',
      'http',
      greet('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
  ])('because it %s: %s', async (_, reason, scheme, behave) => {
    handleSocket = behave;
    const timeLimit = reason === 'timeout' ? LIMIT : SOON;
    const sent = await send(overTcp(scheme), { timeLimit });
    expect(sent).toEqual({
      ...{ outcome: 'unreachable', reason },
      milliseconds: expect.any(Number) as number,
    });
    expect(sent.milliseconds).toBeLessThan(SOON);
    expect(sent.milliseconds).toBeGreaterThanOrEqual(reason === 'timeout' ? LIMIT - 2 : 0);
  });

  it('because nobody listens: connect', async () => {
    const sent = await send(`http://127.0.0.1:${await freePort()}`);
    expect(sent).toMatchObject({ outcome: 'unreachable', reason: 'connect' });
  });

  it.each([
    ['has no address', 'dns', () => Promise.resolve([])],
    ['is unknown', 'dns', () => Promise.reject(new Error('ENOTFOUND'))],
    ['is asked for in vain', 'timeout', () => new Promise<never>(silent)],
  ])('because its name %s: %s', async (_, reason, resolveHost) => {
    const sent = await send('http://hooks.example.com', { timeLimit: LIMIT, resolveHost });
    expect(sent).toMatchObject({ outcome: 'unreachable', reason });
  });
});

describe('a certificate', () => {
  const trusted = tls.getCACertificates('default');
  afterEach(() => tls.setDefaultCACertificates(trusted));
  const sendTo = (host: string) =>
    send(`https://${host}:${https.port}`, { resolveHost: toLoopback });

  it('is refused unless somebody known has signed it', async () => {
    expect(await sendTo('hooks.example.com')).toMatchObject({ reason: 'tls' });
  });

  it('is that of the host, not of the address that is connected to', async () => {
    tls.setDefaultCACertificates([certificate.cert]);
    let asked: unknown;
    handle = (response, { socket }) => {
      asked = (socket as tls.TLSSocket & { servername: unknown }).servername;
      response.end();
    };
    expect(await sendTo('hooks.example.com')).toMatchObject({ outcome: 'delivered' });
    expect(asked).toBe('hooks.example.com');
    expect(await sendTo('other.example.com')).toMatchObject({ reason: 'tls' });
  });
});

describe('a process that stops', () => {
  it('begins no attempt', async () => {
    let requests = 0;
    handle = () => (requests += 1);
    expect(await send(undefined, { signal: AbortSignal.abort() })).toEqual({
      ...{ outcome: 'aborted', milliseconds: 0 },
    });
    expect(requests).toBe(0);
  });

  it('ends an attempt without a verdict', async () => {
    const stopping = new AbortController();
    handle = () => stopping.abort();
    const sent = await send(undefined, { signal: stopping.signal });
    expect(sent).toMatchObject({ outcome: 'aborted' });
  });
});
