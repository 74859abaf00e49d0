import { once } from 'node:events';
import {
  type AddressInfo,
  createServer,
  isIP,
  type LookupFunction,
  type Server,
  Socket,
} from 'node:net';
import { vi } from 'vitest';

interface ConnectOptions {
  host: string;
  port: number | string;
  lookup: LookupFunction;
}

/** A listener on loopback which counts who connects, and hangs up. */
export async function openListener() {
  const listener = {
    server: createServer((socket) => {
      listener.connections += 1;
      socket.destroy();
    }),
    connections: 0,
  };
  listener.server.listen(0, '127.0.0.1');
  await once(listener.server, 'listening');
  return listener;
}

/**
 * From now on in this test, a connection to a port of public targets arrives at `server` if it goes
 * to loopback, and nowhere otherwise. Others are not touched.
 *
 * @returns the addresses that were to be connected to, as they come.
 */
export function watchConnections(server: Server): string[] {
  const { port } = server.address() as AddressInfo;
  const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket;
  const addresses: string[] = [];
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args) {
    const [first] = args as unknown[];
    const options = (Array.isArray(first) ? first[0] : first) as ConnectOptions;
    if (![443, 8443].includes(Number(options.port))) return connect.apply(this, args);
    const go = (found: string[]) => {
      addresses.push(...found);
      if (found.includes('127.0.0.1')) connect.call(this, port, '127.0.0.1');
      else this.destroy(new Error('this test connects to nobody else'));
    };
    const ask = () =>
      options.lookup(options.host, { all: true }, (_error, found) =>
        go((found as { address: string }[]).map(({ address }) => address)),
      );
    // Later, as Node does, when whoever connects is listening.
    setImmediate(isIP(options.host) === 0 ? ask : () => go([options.host]));
    return this;
  });
  return addresses;
}
