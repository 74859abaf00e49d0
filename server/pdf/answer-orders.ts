import { parentPort } from 'node:worker_threads';
import type { Answer } from './thread.ts';

/** Answers the orders of this thread (see `createThread`). */
export function answerOrders<Order, Result>(work: (order: Order) => Promise<Result>): void {
  const answer = async (order: Order): Promise<Answer<Result>> => {
    try {
      return { result: await work(order) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', (order: Order) => {
    void answer(order).then((result) => {
      parentPort?.postMessage(result);
    });
  });
}
