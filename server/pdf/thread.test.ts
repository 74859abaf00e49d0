import path from 'node:path';
import { expect, test } from 'vitest';
import type { Order } from './compile-document.ts';
import { createThread, ThreadError } from './thread.ts';

const WEAK = path.join(import.meta.dirname, 'testing/weak-worker.ts');
const usual = { patience: 10_000, ordersPerThread: 100 };

const order = (parts: number): Order => ({
  kind: 'joined',
  parts: Array.from({ length: parts }, () => new Uint8Array()),
  title: 'Labels',
  language: 'ar',
});

test.each([
  ['ends', 1, /ended/],
  ['throws', 2, /out of ink/],
])('when the thread %s, only its current order fails', async (_, parts, reason) => {
  const typeset = createThread<Order, Uint8Array>(WEAK, usual);
  const outcomes = Promise.all([
    typeset(order(4)),
    expect(typeset(order(parts))).rejects.toThrow(reason),
    typeset(order(5)),
  ]);
  const [before, , after] = await outcomes;
  expect([before[0], after[0]]).toEqual([4, 5]);
});

test.each([
  ['whose thread stays silent is not waited for indefinitely', 2_000, order(3)],
  [
    'that cannot be sent to the thread fails alone',
    usual.patience,
    { ...order(4), callback: () => undefined },
  ],
])('an order %s', async (_, patience, failing) => {
  const typeset = createThread<Order, Uint8Array>(WEAK, { ...usual, patience });
  await expect(typeset(failing)).rejects.toThrow(ThreadError);
  expect((await typeset(order(4)))[0]).toBe(4);
});

test('a new thread takes over after a number of orders, and none is lost', async () => {
  const typeset = createThread<Order, Uint8Array>(WEAK, { ...usual, ordersPerThread: 2 });
  const files = await Promise.all([4, 5, 6, 7].map((parts) => typeset(order(parts))));
  expect(files.map(([parts]) => parts)).toEqual([4, 5, 6, 7]);
  const [first, second, third, fourth] = files.map(([, thread]) => thread);
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
});
