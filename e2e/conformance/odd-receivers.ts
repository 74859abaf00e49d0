import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from './self-signed.ts';

/** Another system on a free port of this machine that may not even speak HTTP. */
export interface OddReceiver {
  /** Host and port. */
  address: string;
  close: () => void;
}

/** What receivers say that answer at all. */
export const WORDS = 'out of order';

/** Answers over HTTP with {@link WORDS}. */
export const answering =
  (status: string, ...headers: string[]) =>
  (socket: Socket) => {
    const head = [`HTTP/1.1 ${status}`, `Content-Length: ${WORDS.length}`, ...headers];
    socket.end([...head, 'Connection: close', '', WORDS].join('\r\n'));
  };

/** @param handle what it does with a connection once something has arrived over it. */
export function openOddReceiver(handle: (socket: Socket) => void): Promise<OddReceiver> {
  return opened(createServer, handle);
}

/** One whose certificate nobody trusts; apart from that it is right. */
export function openUntrusted(handle: (socket: Socket) => void): Promise<OddReceiver> {
  return opened((accept) => createTlsServer(selfSigned(), accept), handle);
}

/** An address of this machine at which nobody listens. */
export async function closedAddress(): Promise<string> {
  const { address, close } = await openOddReceiver(() => undefined);
  close();
  return address;
}

async function opened(
  serverOf: (accept: (socket: Socket) => void) => Server,
  handle: (socket: Socket) => void,
): Promise<OddReceiver> {
  const sockets = new Set<Socket>();
  const server = serverOf((socket) => {
    socket.once('data', () => handle(socket));
    // A sender may hang up at any time.
    socket.on('error', () => undefined);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
