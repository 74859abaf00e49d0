import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Order } from './compile-document.ts';

export class TypesettingError extends Error {
  override name = 'TypesettingError';
}

/** What the worker answers, in the order of what it was given. */
export type Answer = { file: Uint8Array } | { failure: string };

interface Job {
  order: Order;
  resolve: (file: Uint8Array) => void;
  reject: (error: TypesettingError) => void;
}

const WORKER = path.join(import.meta.dirname, 'typesetting-worker.ts');
/** Far longer than the largest order takes on the slowest machine. */
const PATIENCE_MS = 60_000;

const waiting: Job[] = [];
let current: Job | undefined;
let worker: Worker | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Makes one file in the typesetting thread, after those that were ordered before. The thread starts
 * with the first order and does not keep the process alive between orders; when it dies, what it
 * had in hand fails and the next order gets a new one.
 *
 * @throws TypesettingError
 */
export function typeset(order: Order): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    waiting.push({ order, resolve, reject });
    next();
  });
}

function next(): void {
  if (current) return;
  current = waiting.shift();
  if (!current) {
    worker?.unref();
    return;
  }
  worker ??= startWorker();
  worker.ref();
  worker.postMessage(current.order);
  alarm = setTimeout(() => void worker?.terminate(), PATIENCE_MS);
}

function startWorker(): Worker {
  const started = new Worker(WORKER);
  let reason = 'The typesetting thread ended';
  started.on('message', (answer: Answer) =>
    finish((job) => {
      if ('file' in answer) job.resolve(answer.file);
      else job.reject(new TypesettingError(answer.failure));
    }),
  );
  started.on('error', (error: unknown) => {
    reason = String(error);
  });
  started.on('exit', () => {
    worker = undefined;
    finish((job) => job.reject(new TypesettingError(reason)));
  });
  return started;
}

function finish(settle: (job: Job) => void): void {
  clearTimeout(alarm);
  const job = current;
  current = undefined;
  if (job) settle(job);
  next();
}
