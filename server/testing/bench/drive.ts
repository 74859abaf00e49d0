import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Driven {
  count: number;
  /** Answers per second. */
  perSecond: number;
  /** Milliseconds of each answer, ascending. */
  latencies: number[];
}

/**
 * Sends requests for a while, or until none are left, over open connections, each as soon as the
 * previous one is answered. The client does as little as possible, so that the server is what is
 * measured.
 *
 * @param next returns the request to send, each once; undefined ends the run.
 * @param expected the only accepted status.
 * @throws Error on another status.
 */
export async function drive(
  origin: string,
  next: () => Request | undefined,
  { connections, seconds, expected }: { connections: number; seconds: number; expected: number },
): Promise<Driven> {
  const { hostname, port, host } = new URL(origin);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay(true);
      await once(socket, 'connect');
      for (let sent = performance.now(); sent < end; sent = performance.now()) {
        const request = next();
        if (!request) break;
        const answered = readAnswer(socket);
        socket.write(write(request, host));
        const { status, body } = await answered;
        if (status !== expected) throw new Error(`${request.path}: ${status} ${body()}`);
        latencies.push(performance.now() - sent);
      }
      socket.destroy();
    }),
  );
  const elapsed = (performance.now() - start) / 1_000;
  latencies.sort((one, other) => one - other);
  return { count: latencies.length, perSecond: latencies.length / elapsed, latencies };
}

function write({ method, path, headers, body = '' }: Request, host: string): string {
  const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Reads one answer with a `Content-Length` or in chunks; its body is only decoded if asked for. */
function readAnswer(socket: Socket): Promise<{ status: number; body: () => string }> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    let size = 0;
    let head: Head | null = null;
    const fail = () => {
      reject(new Error('the connection ended'));
    };
    const hear = (chunk: Buffer) => {
      received.push(chunk);
      size += chunk.length;
      head ??= readHead(Buffer.concat(received));
      if (head === null) return;
      const { status, start, length } = head;
      const isWhole =
        length === null
          ? Buffer.concat(received).subarray(-5).toString('latin1') === '0\r\n\r\n'
          : size >= start + length;
      if (!isWhole) return;
      socket.off('data', hear).off('close', fail);
      resolve({ status, body: () => Buffer.concat(received).toString('utf8', start) });
    };
    socket.on('data', hear).once('close', fail);
  });
}

interface Head {
  status: number;
  /** Where the body starts. */
  start: number;
  /** Of the body, in bytes; null if it comes in chunks. */
  length: number | null;
}

/** Null if it has not all arrived. */
function readHead(received: Buffer): Head | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  return { status, start: end + 4, length: length === undefined ? null : Number(length) };
}
