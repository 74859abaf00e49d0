import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A delivery as it came. */
export interface Received {
  /** Of the address; empty if it has none. */
  event: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Mizan's address for deliveries, until the test ends.
 *
 * @param statusOf the status to answer with, given the number of deliveries before.
 */
export async function openAddress(statusOf: (before: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const event = new URL(request.url ?? '', 'http://localhost').searchParams.get('event') ?? '';
      const status = statusOf(received.length);
      received.push({ event, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/deliveries`, received };
}
