import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('starts with a byte order mark, ends every line the same way, and keeps negative numbers', () => {
  const rows = [
    ['اسم', 'a'],
    ['ب', -12.5],
  ];
  expect(csvOf(rows)).toBe('\uFEFFاسم,a\r\nب,-12.5\r\n');
});

test.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1', '+966=1'])(
  'stops a spreadsheet from evaluating %j',
  (text) => {
    expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

test.each(['+966500000001', '+966 50 000 0001', '-', '050-000-0001'])(
  'leaves %j as it is',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${text}\r\n`);
  },
);

test('quotes special characters and leaves missing values empty', () => {
  expect(csvOf([['a,b', 'say "so"', 'one\ntwo', undefined, 'c', 'd;=1']])).toBe(
    '\uFEFF"a,b","say ""so""","one\ntwo",,c,"d;=1"\r\n',
  );
});
