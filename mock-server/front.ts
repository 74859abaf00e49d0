import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Disturbance, fateOf } from './disturbance.ts';

/** A proxy that disturbs requests to another server. */
export interface Front {
  /** Origin without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Passes every request on after its delay, or lets it fail with the mock's examples of
 * 500 and 503. A request that picks its scenario may be delayed, but never fails.
 *
 * @param upstream origin of the mock.
 * @throws EADDRINUSE if the port is taken.
 */
export async function startFront(
  upstream: string,
  disturbance: Disturbance,
  port: number,
): Promise<Front> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const fate = fateOf(disturbance, count);
    // Preflight requests are the browser's own.
    const isFree = request.method === 'OPTIONS' || /\bcode=/.test(String(request.headers.prefer));
    pass(request, response, isFree ? { ...fate, failure: null } : fate).catch(() => {
      response.destroy();
    });
  });

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    { delay: milliseconds, failure }: ReturnType<typeof fateOf>,
  ): Promise<void> {
    const body = await buffer(request);
    await delay(milliseconds);
    if (failure === 'dropped') {
      response.destroy();
      return;
    }
    let answer = await forward(request, body, failure);
    // Operations that need no database have no 503.
    if (failure === 503 && answer.statusCode !== 503) answer = await forward(request, body, 500);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }

  function forward(
    { method, url = '/', headers }: IncomingMessage,
    body: Buffer,
    status: number | null,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const prefer = status === null ? {} : { prefer: `code=${status}` };
      ask(new URL(url, upstream), { method, headers: { ...headers, ...prefer } }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
