import { expect, test } from 'vitest';
import { join, leftToRight, typed } from './plain-text.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

test.each([
  ['stays as it is', '#strong[x] $a$ `b` "c" \\', '#strong[x] $a$ `b` "c" \\'],
  ['loses marks that change the direction', 'a\u202eb\u2067c\u200fd\u061c', 'abcd'],
  ['keeps the joiners that Persian is written with', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['loses pictures, whole families and flags', 'محمد 👨‍👩‍👧🏽 🇸🇦 ❤️ 1️⃣', 'محمد \u200d\u200d 1'],
  ['keeps signs that letters have', '© ® ™ № ½', '© ® ™ № ½'],
  ['comes onto one line', ' a\r\n\tb\u0000\u2028c ', 'a b c'],
  ['loses halves of letters', 'a\ud800b', 'ab'],
])('typed text %s', (_, text, printed) => {
  expect(typed(text)).toBe(isolated(printed));
});

test('a word too long for a line may be broken', () => {
  expect(typed('x'.repeat(24))).toBe(isolated('x'.repeat(24)));
  expect(typed('x'.repeat(26))).toBe(isolated('xxxxxxxx\u200bxxxxxxxx\u200bxxxxxxxx\u200bxx'));
});

test('an absent or unprintable text is omitted', () => {
  expect([typed(undefined), typed(' \u202e👍 '), leftToRight('')]).toEqual(['', '', '']);
  expect(join(['a', '', 'b'], ', ')).toBe('a, b');
});
