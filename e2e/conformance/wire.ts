import { once } from 'node:events';
import { Agent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface WireRequest {
  method: string;
  /** Below the base path, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends requests to one backend, as they are: nothing is normalised on the way. */
export interface Wire {
  send: (request: WireRequest) => Promise<WireAnswer>;
  close: () => void;
}

/** Milliseconds after which there is no answer. */
const TIME_LIMIT = 60_000;

/** @param baseUrl where the contract's paths begin: `https://backend.example/api`. */
export function openWire(baseUrl: string): Wire {
  const isSecure = baseUrl.startsWith('https:');
  const options = { keepAlive: true, maxSockets: 200 };
  const agent = isSecure ? new SecureAgent(options) : new Agent(options);
  const begin = isSecure ? secureRequest : plainRequest;

  async function once_({ method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    const outgoing = begin(`${baseUrl}${path}`, { agent, method, headers, timeout: TIME_LIMIT });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')));
    outgoing.end(body);
    try {
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      return {
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(incoming.headers).map(([name, value]) => [
            name,
            [value ?? ''].flat().join(', '),
          ]),
        ),
        body: await buffer(incoming),
      };
    } catch (error) {
      // The server may close a kept connection in the moment it is used again.
      if (outgoing.reusedSocket && isReset(error))
        return once_({ method, path, headers, ...(body && { body }) });
      throw error;
    }
  }

  return {
    send: once_,
    close: () => {
      agent.destroy();
    },
  };
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
