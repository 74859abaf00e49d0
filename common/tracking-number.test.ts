import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTrackingNumber, makeTrackingNumber } from './tracking-number.ts';
import { itForAll } from './testing/it-for-all.ts';

const tenDigits = fc.stringMatching(/^[0-9]{10}$/);
const position = fc.integer({ min: 2, max: 12 });

it('agrees with the published Luhn example 79927398713', () => {
  expect(makeTrackingNumber('7992739871')).toBe('MZ79927398713');
});

it.each(['', '123456789', '12345678901', '12345 7890', '١٢٣٤٥٦٧٨٩٠'])('refuses %j', (digits) => {
  expect(() => makeTrackingNumber(digits)).toThrow(RangeError);
});

itForAll('accepts what was made', [tenDigits], (digits) => {
  expect(isTrackingNumber(makeTrackingNumber(digits))).toBe(true);
});

itForAll(
  'catches every single wrong digit',
  [tenDigits, position, fc.integer({ min: 1, max: 9 })],
  (digits, at, shift) => {
    const made = makeTrackingNumber(digits);
    const wrong = (Number(made[at]) + shift) % 10;
    expect(isTrackingNumber(made.slice(0, at) + wrong + made.slice(at + 1))).toBe(false);
  },
);

itForAll(
  'catches swapped neighbours, but for 09 and 90',
  [tenDigits, fc.integer({ min: 2, max: 11 })],
  (digits, at) => {
    const made = makeTrackingNumber(digits);
    const [a = '', b = ''] = made.slice(at, at + 2);
    fc.pre(a !== b && !['09', '90'].includes(a + b));
    expect(isTrackingNumber(made.slice(0, at) + b + a + made.slice(at + 2))).toBe(false);
  },
);

it.each<[string, ...string[]]>([
  ['parts', '', 'MZ', '79927398713'],
  ['other letters', 'mz79927398713', 'XX79927398713'],
  ['white space', ' MZ79927398713', 'MZ79927398713\n'],
])('refuses %s', (_, ...texts) => {
  expect(texts.filter(isTrackingNumber)).toEqual([]);
});
