import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A merchant's address for notifications, on a free loopback port. */
export async function startReceiver(
  /** The status to answer with, given the number of notifications before. */
  statusOf: (before: number) => number = () => 204,
): Promise<{ url: string; received: Received[]; stop: () => void }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const status = statusOf(received.length);
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
