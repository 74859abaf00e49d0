import { expect, test } from 'vitest';
import { directionOf, nextSort } from './sort.ts';

const created = { id: 'created_at', sorts: 'desc' } as const;

test.each([
  ['by another column', '-weight', '-created_at'],
  ['descending', '-created_at', 'created_at'],
  ['ascending', 'created_at', '-created_at'],
])('sorted %s, a click on the name of a column asks for the right order', (_, sort, next) => {
  expect(nextSort(created, sort)).toBe(next);
});

test('a column whose name ends like another one is not sorted with it', () => {
  expect(directionOf('-created_at', 'at')).toBeUndefined();
});
