import { expect, test } from 'vitest';
import { siftFiles, type FileLimits } from './sift-files.ts';

const limits: FileLimits = { endings: ['.png', '.pdf'], maxBytes: 10, most: 2 };
const file = (name: string, bytes = 5) => new File(['x'.repeat(bytes)], name);
const [a, b, c] = [file('a.png'), file('b.PDF'), file('c.pdf')];

test('accepts files up to exactly the limit', () => {
  const whole = file('whole.png', 10);
  expect(siftFiles([], [a, whole], limits)).toEqual({ taken: [a, whole], refused: [] });
  expect(siftFiles([a], [b], limits)).toEqual({ taken: [a, b], refused: [] });
});

test.each([
  [file('a.gif'), 'kind'],
  [file('png'), 'kind'],
  [file('long.png', 11), 'size'],
  [file('void.png', 0), 'empty'],
])('refuses %o: %s', (refusedFile, reason) => {
  const { taken, refused } = siftFiles([a], [refusedFile], limits);
  expect(taken).toEqual([a]);
  expect(refused).toEqual([{ name: refusedFile.name, reason }]);
});

test('refuses files beyond the maximum count and accepts the rest', () => {
  expect(siftFiles([a], [b, c], limits)).toEqual({
    taken: [a, b],
    refused: [{ name: 'c.pdf', reason: 'count' }],
  });
});

test('replaces a single file, but not by a refused one', () => {
  const one = { ...limits, most: 1 };
  expect(siftFiles([a], [b], one)).toEqual({ taken: [b], refused: [] });
  expect(siftFiles([a], [file('x.gif')], one).taken).toEqual([a]);
  expect(siftFiles([], [a, b], one).refused).toEqual([{ name: 'b.PDF', reason: 'count' }]);
});
