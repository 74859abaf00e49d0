import { parentPort } from 'node:worker_threads';
import { compileDocument, type Order } from './compile-document.ts';
import type { Answer } from './typesetter.ts';

parentPort?.on('message', (order: Order) => {
  void answer(order).then((result) => {
    parentPort?.postMessage(result);
  });
});

async function answer(order: Order): Promise<Answer> {
  try {
    return { file: await compileDocument(order) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
