import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NotHeld } from './answer.ts';
import type { KitApi } from './api.ts';
import { isInDemoMode } from './demo.ts';

/** One attempt to deliver a webhook. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** What it answers: 200, until told otherwise. */
  status: number;
  /** The next arrival that nobody has taken; undefined if none comes within 10 s. */
  next: () => Promise<Arrival | undefined>;
  close: () => void;
}

/** Milliseconds that an attempt may take to come, and between two looks. */
const LIMIT = 10_000;
const BETWEEN = 50;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws NotHeld unless the backend can and may send to this machine: on it, in demo mode. */
export async function mustBeReached(api: KitApi): Promise<void> {
  if (!LOOPBACK.has(new URL(api.baseUrl).hostname)) {
    throw new NotHeld('the backend is not on this machine, where the kit receives');
  }
  if (!(await isInDemoMode(api))) {
    throw new NotHeld(
      'only in demo mode are webhooks sent to this machine, where the kit receives',
    );
  }
}

/** Another system's endpoint on a free port of this machine. */
export async function openReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      arrivals.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(receiver.status).end('OK');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    status: 200,
    async next() {
      const deadline = Date.now() + LIMIT;
      while (arrivals.length === 0 && Date.now() < deadline) await sleep(BETWEEN);
      return arrivals.shift();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Whether a secret made one of the signatures of a webhook. */
export function isSigned({ headers, body }: Arrival, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

/** Seconds between the time of an attempt and now. */
export function ageOf({ headers }: Arrival): number {
  return Math.abs(Date.now() / 1_000 - Number(headers['webhook-timestamp']));
}
