import { type ResourceLimits, Worker } from 'node:worker_threads';

/** An order's failure; the next order is not affected. */
export class ThreadError extends Error {
  override name = 'ThreadError';
}

/** The thread's reply to an order. */
export type Answer<Result> = { result: Result } | { failure: string };

interface Job<Order, Result> {
  order: Order;
  resolve: (result: Result) => void;
  reject: (error: ThreadError) => void;
}

export interface ThreadBounds {
  /** Milliseconds that an order may take. */
  patience: number;
  /** After so many orders the thread is replaced, which frees the memory that it still holds. */
  ordersPerThread: number;
  memory?: ResourceLimits;
}

/**
 * Does work in a thread of its own, one order after the other. The thread starts with the first
 * order and does not keep the process alive between orders. If it dies, or is silent for longer
 * than its patience, its current order fails and the next order gets a new thread.
 *
 * @param program takes orders and posts an {@link Answer} to each.
 */
export function createThread<Order, Result>(
  program: string,
  { patience, ordersPerThread, memory }: ThreadBounds,
): (order: Order) => Promise<Result> {
  const waiting: Job<Order, Result>[] = [];
  let current: Job<Order, Result> | undefined;
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
    let reason = 'The thread ended';
    let answered = 0;
    const started = new Worker(program, memory && { resourceLimits: memory });
    return started
      .on('message', (answer: Answer<Result>) => {
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

  function finish(answer: Answer<Result>): void {
    clearTimeout(alarm);
    const job = current;
    current = undefined;
    if ('result' in answer) job?.resolve(answer.result);
    else job?.reject(new ThreadError(answer.failure));
    next();
  }

  return (order) =>
    new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject });
      next();
    });
}
