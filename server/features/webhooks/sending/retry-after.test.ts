import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = new Date('2027-01-01T00:00:00.500Z');

it.each([
  ['120', 120],
  ['0', 0],
  ['86401', 86_400],
  ['9'.repeat(400), 86_400],
  ['Fri, 01 Jan 2027 00:01:00 GMT', 60],
  ['Thu, 31 Dec 2026 00:00:00 GMT', 0],
  ['Mon, 01 Feb 2027 00:00:00 GMT', 86_400],
  ['Fri, 32 Jan 2027 00:01:00 GMT', undefined],
  ['Fri Jan  1 00:01:00 2027', undefined],
  ['2027-01-01', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j means %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
