import { expect, test } from 'vitest';
import { readTrackingNumber } from './read-tracking-number.ts';

test.each([
  'MZ79927398713',
  'mz 7992 7398 713',
  ' Mz-7992-7398-713 ',
  'MZ٧٩٩٢٧٣٩٨٧١٣',
  'mz۷۹۹۲۷۳۹۸۷۱۳',
  'MZ–7992–7398–713',
  '\u2066MZ79927398713\u2069',
  '\u200eMZ7992\u00a07398\u00a0713\u200f',
  '79927398713',
])('%j is read as intended', (written) => {
  expect(readTrackingNumber(written)).toEqual({ ok: true, number: 'MZ79927398713' });
});

test.each([
  ['', 'required'],
  [' \u200f- ', 'required'],
  ['MZ79927398714', 'checkDigit'],
  ['MZ97927398713', 'checkDigit'],
  ['MZ7992739871', 'format'],
  ['MZ799273987133', 'format'],
  ['AB79927398713', 'format'],
  ['ORD-1042', 'format'],
] as const)('%j is refused: %s', (written, reason) => {
  expect(readTrackingNumber(written)).toEqual({ ok: false, reason });
});
