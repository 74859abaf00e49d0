import { parentPort, threadId } from 'node:worker_threads';
import type { Order } from '../compile-document.ts';

/** Replaces the program of a thread; the number of parts decides how it fails. */
parentPort?.on('message', (order: Order) => {
  const parts = order.kind === 'joined' ? order.parts.length : 0;
  if (parts === 1) process.exit(1);
  if (parts === 2) throw new Error('out of ink');
  if (parts !== 3) parentPort?.postMessage({ result: Uint8Array.of(parts, threadId) });
});
