import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Arrival {
  id: string;
  body: string;
  headers: Record<string, string>;
  at: number;
}

/** Another system's endpoint on a free loopback port. */
export async function openReceiver(
  answer: (response: ServerResponse, arrival: Arrival) => void = ok,
) {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const headers = request.headers as Record<string, string>;
      const body = Buffer.concat(chunks).toString();
      const arrival = { id: headers['webhook-id'] ?? '', body, headers, at: Date.now() };
      arrivals.push(arrival);
      answer(response, arrival);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    arrivals,
    /** Whether all that came is signed with a secret, by a foreign verifier. */
    isSigned: (secret: string) =>
      arrivals.every(({ body, headers }) => {
        try {
          return Boolean(new Webhook(secret).verify(body, headers));
        } catch {
          return false;
        }
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function ok(response: ServerResponse): void {
  response.writeHead(200).end('OK');
}
