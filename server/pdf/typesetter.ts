import path from 'node:path';
import type { Order } from './compile-document.ts';
import { createThread } from './thread.ts';

/**
 * The typesetter of the server's documents.
 *
 * @throws ThreadError if the document could not be made.
 */
export const typeset = createThread<Order, Uint8Array>(
  path.join(import.meta.dirname, 'typesetting-worker.ts'),
  // Far longer than the largest part of a file takes on the slowest machine.
  { patience: 60_000, ordersPerThread: 50 },
);
