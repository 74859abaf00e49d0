import { CannotRun } from './cannot-run.ts';
import { once } from 'node:events';
import { Agent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { Patience } from './patience.ts';

export interface WireRequest {
  method: string;
  /** Relative to the base path, with the query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends requests to one backend unchanged: nothing is normalised. */
export interface Wire {
  /** @throws TooSlow if the answer does not arrive in time, or before the signal. */
  send: (request: WireRequest, end?: AbortSignal) => Promise<WireAnswer>;
  close: () => void;
  /** The number of requests sent. */
  sent: () => number;
  /** Milliseconds since the last answer other than 429. */
  silence: () => number;
  /** Rejects once the server has answered nothing, or nothing but 429, for too long. */
  gaveUp: Promise<never>;
}

/** Seconds until the whole answer must have arrived, unless told otherwise. */
export const TIME_LIMIT = 10;

/** The whole answer did not arrive in time. */
export class TooSlow extends Error {}

/** Largest body that is read, in bytes. */
const MOST_BYTES = 20_000_000;

/**
 * @param baseUrl the base URL of the API, such as `https://backend.example/api`.
 * @param seconds until the whole answer must have arrived.
 */
export function openWire(baseUrl: string, seconds = TIME_LIMIT): Wire {
  const isSecure = baseUrl.startsWith('https:');
  const options = { keepAlive: true, maxSockets: 200 };
  const agent = isSecure ? new SecureAgent(options) : new Agent(options);
  const begin = isSecure ? secureRequest : plainRequest;

  async function once_(
    { method, path, headers, body }: WireRequest,
    end?: AbortSignal,
  ): Promise<WireAnswer> {
    const limit = AbortSignal.timeout(seconds * 1000);
    const signal = end ? AbortSignal.any([limit, end]) : limit;
    const outgoing = begin(`${baseUrl}${path}`, { agent, method, headers, signal });
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
        body: await bytesOf(incoming),
      };
    } catch (error) {
      if (signal.aborted) throw new TooSlow(`it took longer than ${seconds} s`, { cause: error });
      // The server may close a kept-alive connection just as it is used again.
      if (outgoing.reusedSocket && isReset(error))
        return once_({ method, path, headers, ...(body && { body }) }, end);
      throw error;
    }
  }

  const patience = new Patience(performance.now());
  let sent = 0;
  const { promise: gaveUp, reject } = Promise.withResolvers<never>();
  // Unhandled rejections are fine: nobody may be listening.
  gaveUp.catch(() => undefined);

  async function send(request: WireRequest, end?: AbortSignal): Promise<WireAnswer> {
    sent += 1;
    let isUseful = false;
    try {
      const answer = await once_(request, end);
      isUseful = answer.status !== 429;
      return answer;
    } finally {
      const why = patience.note(isUseful, performance.now());
      if (why !== undefined) reject(new CannotRun(why));
    }
  }

  return {
    send,
    sent: () => sent,
    silence: () => patience.silence(performance.now()),
    gaveUp,
    close: () => {
      agent.destroy();
    },
  };
}

/** The body of an answer: parsed if it is JSON, otherwise its text. */
export function bodyOf({ headers, body }: WireAnswer): unknown {
  const text = body.toString();
  if (!/json/.test(headers['content-type'] ?? '')) return text === '' ? undefined : text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`its body is longer than ${MOST_BYTES / 1e6} MB`);
  }
  return Buffer.concat(chunks);
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
