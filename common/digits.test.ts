import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldDigits, normalizeDecimal, parseNumber } from './digits.ts';
import { itForAll } from './testing/it-for-all.ts';

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

it('folds both scripts and leaves the rest alone', () => {
  expect(foldDigits('طلب ٠١٢٣٤٥٦٧٨٩ / ۰۱۲۳۴۵۶۷۸۹ no. 7')).toBe('طلب 0123456789 / 0123456789 no. 7');
});

itForAll('reads any number the same in the three scripts', [fc.nat().map(String)], (digits) => {
  expect(foldDigits(inScript(digits, 0x0660))).toBe(digits);
  expect(foldDigits(inScript(digits, 0x06f0))).toBe(digits);
});

it.each([
  ['12', 12],
  [' 2.5 ', 2.5],
  ['٢٫٥', 2.5],
  ['۲٫۵', 2.5],
  ['١٬٢٣٤٫٥٠', 1234.5],
  ['1,234,567', 1234567],
  ['-3', -3],
  ['−3', -3],
  ['\u061c-٣', -3],
  ['\u200f12\u200e', 12],
  ['+7', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
])('reads %j as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each<[string, ...string[]]>([
  ['no digits', '', ' ', '.', '-', 'abc', 'Infinity', 'NaN'],
  ['other notations', '1e3', '0x10', '12kg', '1 2', '--1', '1.2.3'],
  ['misplaced separators', '2,5', '1,23,456', '1,234567', '٢،٥'],
  ['what no float can hold', '9'.repeat(400)],
])('refuses %s', (_, ...texts) => {
  for (const text of texts) expect(parseNumber(text), text).toBeNull();
});

it('keeps every decimal as typed, so that money need not pass through a float', () => {
  expect(normalizeDecimal('٩٬٠٠٧٬١٩٩٬٢٥٤٬٧٤٠٬٩٩٣٫١٠')).toBe('9007199254740993.10');
});
