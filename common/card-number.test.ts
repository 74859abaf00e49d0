import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsCardNumber, isLuhn } from './card-number.ts';
import { itForAll } from './testing/it-for-all.ts';

it.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '٤١١١ ١١١١ ١١١١ ١١١١',
  '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
  '4111\u200b1111\u200b1111\u200b1111',
  'رقم البطاقة: 5555555555554444 شكرًا',
  'amex 378282246310005.',
  '2223003122003222',
  '6011111111111117',
])('finds one in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each([
  ['a wrong check digit', '4111111111111112'],
  ['a phone number', '+966500000107'],
  ['a long phone number', '+4915112345678901'],
  ['a tracking number', 'MZ48205173965'],
  ['a date and a time', '2026-11-21 09:20:00'],
  ['a number that begins otherwise', '1234567812345670'],
  ['part of a longer number', '94111111111111111111119'],
  ['an identifier', 'pay_4111111111111111'],
  ['part of an identifier', '0b1f4111-1111-1111-1111-6e0c2f8f3b1a'],
  ['words', 'رصيد شهر نوفمبر'],
])('finds none in %s', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

itForAll(
  'notices every single wrong digit',
  [fc.nat(15), fc.integer({ min: 1, max: 9 })],
  (place, by) => {
    const digits = [...'4111111111111111'];
    digits[place] = String((Number(digits[place]) + by) % 10);
    expect(isLuhn(digits.join(''))).toBe(false);
  },
);

it('refuses nothing at all', () => {
  expect(isLuhn('')).toBe(false);
});
