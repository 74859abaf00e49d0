import { expect, test } from 'vitest';
import { eachAtMost } from './each-at-most.ts';

test('processes each item once, in order, and at most the given number at a time', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await eachAtMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done));
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('does nothing for an empty list', async () => {
  await eachAtMost(3, [], () => Promise.reject(new Error('nothing to do')));
});
