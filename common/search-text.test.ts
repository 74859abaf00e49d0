import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldForSearch } from './search-text.ts';
import { anyCharacter, arabicCharacter } from './testing/characters.ts';
import { itForAll } from './testing/it-for-all.ts';

it.each([
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آمنة', 'امنه'],
  ['ٱلرياض', 'الرياض'],
  ['مصطفى', 'مصطفي'],
  ['مؤيد', 'مويد'],
  ['عائشة', 'عايشه'],
  ['مكّةُ المكرَّمة', 'مكه المكرمه'],
  ['الريـــاض', 'الرياض'],
  ['کریم', 'كريم'],
  ['ﻻ', 'لا'],
  ['MZ١٢٣ ۴۵۶', 'mz123 456'],
  ['  Al\u00a0\tBahah \n', 'al bahah'],
  ['\u2067Riyadh\u2069\u200f', 'riyadh'],
  ['می\u200cخواهم', 'ميخواهم'],
  ['Café Istanbul', 'cafe istanbul'],
  ['İzmir', 'izmir'],
  ['a\u0000b', 'a b'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

it('changes nothing when applied twice', () => {
  const text = fc.oneof(fc.string({ unit: arabicCharacter }), fc.string({ unit: anyCharacter }));
  fc.assert(
    fc.property(text, (input) => {
      const once = foldForSearch(input);
      expect(foldForSearch(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

const letter = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي');
const mark = fc.constantFrom('', '\u064b', '\u064e', '\u0651', '\u0652', 'ـ', '\u200f');
itForAll(
  'finds a word whatever marks stand on its letters',
  [fc.array(fc.tuple(letter, mark), { minLength: 1 })],
  (pairs) => {
    const plain = pairs.map(([base]) => base).join('');
    expect(foldForSearch(pairs.flat().join(''))).toBe(plain);
  },
);
