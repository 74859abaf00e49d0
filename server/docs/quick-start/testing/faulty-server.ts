import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../../e2e/provision/free-port.ts';

/**
 * Serves an app on a port of its own. Each key's first request is refused for a second, and the
 * answer to its first booking is lost after the shipment is booked.
 */
export async function startFaultyServer(app: FastifyInstance) {
  const faults = new Map<string, string[]>();
  const server = createServer((request, reply) => {
    const client = clientOf(request);
    const seen = faults.get(client) ?? [];
    faults.set(client, seen);
    if (client !== '' && seen.length === 0) {
      seen.push('refused');
      reply.writeHead(429, { 'retry-after': '1' }).end();
      return;
    }
    if (request.method === 'POST' && request.url === '/api/shipments' && seen.length === 1) {
      seen.push('lost');
      loseAnswer(reply);
    }
    app.routing(request, reply);
  });
  await app.ready();
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What went wrong for a key. */
    faultsOf: (clientKey: string) => faults.get(clientKey),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function loseAnswer(reply: ServerResponse): void {
  reply.end = () => reply.destroy();
}

function clientOf({ headers: { authorization = '' } }: IncomingMessage): string {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  return pair.split(':')[0] ?? '';
}
