import { expect, it } from 'vitest';
import { ambiguousDate } from './ambiguous-date.ts';

it.each([
  ['05/01/2027', 5, 1],
  ['1-12', 1, 12],
  [' 3.4.27 ', 3, 4],
  ['٠٥/٠١/٢٠٢٧', 5, 1],
])('%j can be read in two ways', (written, first, second) => {
  expect(ambiguousDate(written)).toEqual({ written: written.trim(), first, second });
});

it.each(['25/01/2027', '01/25', '05/05/2027', '2027-01-05', 'sunday', '', '0/3', '135.50'])(
  '%j can be read in one way or none',
  (written) => {
    expect(ambiguousDate(written)).toBeNull();
  },
);
