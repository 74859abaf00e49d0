import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('begins with the mark by which spreadsheets know UTF-8, and ends every line alike', () => {
  expect(
    csvOf([
      ['اسم', 'a'],
      ['ب', 12.5],
    ]),
  ).toBe('\uFEFFاسم,a\r\nب,12.5\r\n');
});

test.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1', '+966=1'])(
  'does not let a spreadsheet run %j',
  (text) => {
    expect(
      csvOf([[text]])
        .slice(1)
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  },
);

test.each(['+966500000001', '+966 50 000 0001', '-', '050-000-0001'])(
  'leaves %j as it is',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${text}\r\n`);
  },
);

test('figures below zero are figures', () => {
  expect(csvOf([[-12.5]])).toBe('\uFEFF-12.5\r\n');
});

test('what would break a line or a cell is quoted; what is missing is nothing', () => {
  expect(csvOf([['a,b', 'say "so"', 'one\ntwo', undefined, 'c', 'd;=1']])).toBe(
    '\uFEFF"a,b","say ""so""","one\ntwo",,c,"d;=1"\r\n',
  );
});
