import { expect, test } from 'vitest';
import { siftFiles, type FileLimits } from './sift-files.ts';

const limits: FileLimits = { endings: ['.png', '.pdf'], maxBytes: 10, most: 2 };
const file = (name: string, bytes = 5) => new File(['x'.repeat(bytes)], name);
const [a, b, c] = [file('a.png'), file('b.PDF'), file('c.pdf')];

test('files within the limits are taken, to the last byte', () => {
  const whole = file('whole.png', 10);
  expect(siftFiles([], [a, whole], limits)).toEqual({ taken: [a, whole], refused: [] });
  expect(siftFiles([a], [b], limits)).toEqual({ taken: [a, b], refused: [] });
});

test.each([
  [file('a.gif'), 'kind'],
  [file('png'), 'kind'],
  [file('long.png', 11), 'size'],
  [file('void.png', 0), 'empty'],
])('%o is refused: %s', (refusedFile, reason) => {
  const { taken, refused } = siftFiles([a], [refusedFile], limits);
  expect(taken).toEqual([a]);
  expect(refused).toEqual([{ name: refusedFile.name, reason }]);
});

test('what is too many is refused, the rest is taken', () => {
  expect(siftFiles([a], [b, c], limits)).toEqual({
    taken: [a, b],
    refused: [{ name: 'c.pdf', reason: 'count' }],
  });
});

test('a single file is replaced, but not by one that is refused', () => {
  const one = { ...limits, most: 1 };
  expect(siftFiles([a], [b], one)).toEqual({ taken: [b], refused: [] });
  expect(siftFiles([a], [file('x.gif')], one).taken).toEqual([a]);
  expect(siftFiles([], [a, b], one).refused).toEqual([{ name: 'b.PDF', reason: 'count' }]);
});
