import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../../openapi/generated/types.ts';
import type { Sending } from './mixed-traffic.ts';

/** Connections of all platforms together. */
const CONNECTIONS = 64;
/** Milliseconds without an answer after which a platform gives up a try. */
const PATIENCE = 30_000;
/** Milliseconds after which a platform tries again, and times that as the longest. */
const PAUSE = { first: 1_000, most: 5 };

/** What a delivery was answered in the end. */
export interface Answer {
  status: number;
  body: string;
  /** From when this try was due. */
  milliseconds: number;
  at: Date;
}

export interface Sent {
  sending: Sending;
  /** Null until it is answered with something else than a 503. */
  answer: Answer | null;
  /** Without an answer, or with a 503. */
  failedTries: number;
}

/** Of a 200. */
export function receiptOf({ body }: Answer): components['schemas']['StoreReceipt'] {
  return JSON.parse(body) as components['schemas']['StoreReceipt'];
}

/**
 * Sends each delivery when it is due, however long others take, and as platforms do sends the same
 * bytes again until they are answered.
 */
export function sendPaced(
  origin: string,
  sendings: readonly Sending[],
  perSecond: number,
): {
  sent: readonly Sent[];
  /** How many are answered so far. */
  answered: () => number;
  /** When all are answered. */
  done: Promise<unknown>;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const sent = sendings.map((sending): Sent => ({ sending, answer: null, failedTries: 0 }));
  const start = performance.now();
  let answered = 0;
  async function deliver(each: Sent, index: number): Promise<void> {
    let due = start + (index / perSecond) * 1_000;
    for (;;) {
      await sleep(Math.max(0, due - performance.now()));
      const answer = await send(agent, origin, each.sending);
      if (answer !== null && answer.status !== 503) {
        each.answer = { ...answer, milliseconds: performance.now() - due, at: new Date() };
        answered += 1;
        return;
      }
      each.failedTries += 1;
      // Not all at the same moment.
      const pause = PAUSE.first * Math.min(each.failedTries, PAUSE.most);
      due = performance.now() + pause * (0.5 + (index % 100) / 100);
    }
  }
  const done = Promise.all(sent.map(deliver)).finally(() => {
    agent.destroy();
  });
  return { sent, answered: () => answered, done };
}

/** Null without an answer. */
function send(
  agent: Agent,
  origin: string,
  { path, headers, body }: Sending,
): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const fail = () => {
      resolve(null);
    };
    const url = new URL(path, origin);
    const options = { agent, method: 'POST', timeout: PATIENCE };
    const length = { 'content-length': body.length };
    const sending = request(url, { ...options, headers: { ...headers, ...length } });
    sending.on('response', (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8');
          resolve({ status: response.statusCode ?? 0, body: text });
        })
        .on('error', fail)
        .on('close', fail);
    });
    sending.on('timeout', () => sending.destroy()).on('error', fail);
    sending.end(body);
  });
}
