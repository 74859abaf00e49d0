import path from 'node:path';
import { expect, test } from 'vitest';
import type { Order } from './compile-document.ts';
import { createTypesetter, TypesettingError } from './typesetter.ts';

const WEAK = path.join(import.meta.dirname, 'testing/weak-worker.ts');

const order = (parts: number): Order => ({
  kind: 'joined',
  parts: Array.from({ length: parts }, () => new Uint8Array()),
  language: 'ar',
});

test.each([
  ['ends', 1, /ended/],
  ['throws', 2, /out of ink/],
])('when the thread %s, only what it had in hand fails', async (_, parts, reason) => {
  const typeset = createTypesetter(WEAK, 10_000);
  const [before, failed, after] = await Promise.allSettled([
    typeset(order(4)),
    typeset(order(parts)),
    typeset(order(5)),
  ]);
  expect(before).toMatchObject({ status: 'fulfilled', value: Uint8Array.of(4) });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(failed.status === 'rejected' && failed.reason).toBeInstanceOf(TypesettingError);
  expect(String(failed.status === 'rejected' && failed.reason)).toMatch(reason);
  expect(after).toMatchObject({ status: 'fulfilled', value: Uint8Array.of(5) });
});

test('a thread that says nothing is not waited for without end', async () => {
  const typeset = createTypesetter(WEAK, 2_000);
  await expect(typeset(order(3))).rejects.toThrow(TypesettingError);
  expect(await typeset(order(4))).toEqual(Uint8Array.of(4));
});

test('what cannot be handed over fails alone', async () => {
  const typeset = createTypesetter(WEAK, 10_000);
  const strange = { ...order(4), callback: () => undefined };
  await expect(typeset(strange)).rejects.toThrow(TypesettingError);
  expect(await typeset(order(4))).toEqual(Uint8Array.of(4));
});
