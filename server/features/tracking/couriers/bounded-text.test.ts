import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedText } from './bounded-text.ts';

it.each([
  ['  تم التسليم إلى المستلم \n', 'تم التسليم إلى المستلم'],
  ['left\tat the\r\ndoor', 'left at the door'],
  ['\u202Eright to left\u202C \u2066isolated\u2069', 'right to left isolated'],
  ['رقم \u200F12', 'رقم \u200F12'],
  ['a\u0000b\u0085c', 'a b c'],
  ['\uD800', '\uFFFD'],
  ['\u2066 \u0007\u2069', null],
  ['', null],
  [null, null],
  [`${'1'.repeat(29)} 0`, '1'.repeat(29)],
  ['👍'.repeat(31), '👍'.repeat(30)],
])('turns %j into %j', (text, bounded) => {
  expect(boundedText(text, 30)).toBe(bounded);
});

it('changes nothing when applied twice', () => {
  const odd = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
  const any = fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) });
  const texts = fc.oneof(odd, any);
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), (text, max) => {
      const once = boundedText(text, max);
      expect(boundedText(once, max)).toBe(once);
      expect([...(once ?? '')].length).toBeLessThanOrEqual(max);
    }),
  );
});
