import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Order } from './compile-document.ts';

export class TypesettingError extends Error {
  override name = 'TypesettingError';
}

/** The typesetting thread's reply to an order. */
export type Answer = { file: Uint8Array } | { failure: string };

interface Job {
  order: Order;
  resolve: (file: Uint8Array) => void;
  reject: (error: TypesettingError) => void;
}

/**
 * Makes files in a thread of its own, one after the other. The thread starts with the first order
 * and does not keep the process alive between orders. If it dies, or is silent for longer than
 * `patience` milliseconds, its current order fails and the next order gets a new thread. After
 * `ordersPerThread` orders it is replaced, which frees the memory that typst still holds.
 *
 * @param program takes {@link Order}s and posts an {@link Answer} to each.
 */
export function createTypesetter(
  program: string,
  { patience, ordersPerThread }: { patience: number; ordersPerThread: number },
): (order: Order) => Promise<Uint8Array> {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let alarm: NodeJS.Timeout | undefined;

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    alarm = setTimeout(() => void worker?.terminate(), patience);
    try {
      worker.postMessage(current.order);
    } catch (error) {
      finish({ failure: String(error) });
    }
  }

  function start(): Worker {
    let reason = 'The typesetting thread ended';
    let answered = 0;
    const started = new Worker(program);
    return started
      .on('message', (answer: Answer) => {
        answered += 1;
        if (answered === ordersPerThread) {
          worker = undefined;
          void started.terminate();
        }
        finish(answer);
      })
      .on('error', (error: unknown) => {
        reason = String(error);
      })
      .on('exit', () => {
        if (worker !== started) return;
        worker = undefined;
        finish({ failure: reason });
      });
  }

  function finish(answer: Answer): void {
    clearTimeout(alarm);
    const job = current;
    current = undefined;
    if ('file' in answer) job?.resolve(answer.file);
    else job?.reject(new TypesettingError(answer.failure));
    next();
  }

  return (order) =>
    new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject });
      next();
    });
}

/** The typesetter of the server's documents. */
export const typeset = createTypesetter(
  path.join(import.meta.dirname, 'typesetting-worker.ts'),
  // Far longer than the largest part of a file takes on the slowest machine.
  { patience: 60_000, ordersPerThread: 50 },
);
