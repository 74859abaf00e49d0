import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFolded } from './find-folded.ts';
import { foldForSearch } from './search-text.ts';
import { anyCharacter } from './testing/characters.ts';
import { itForAll } from './testing/it-for-all.ts';

function marked(text: string, query: string): string {
  let rest = 0;
  let result = '';
  for (const [start, end] of findFolded(text, query)) {
    result += `${text.slice(rest, start)}[${text.slice(start, end)}]`;
    rest = end;
  }
  return result + text.slice(rest);
}

it.each([
  ['أحمد الجُهنى', 'احمد', '[أحمد] الجُهنى'],
  ['أحمد الجُهنى', 'الجهني', 'أحمد [الجُهنى]'],
  ['أحمد الجُهنى', 'ج', 'أحمد ال[جُ]هنى'],
  ['مكّةُ', 'مك', '[مكّ]ةُ'],
  ['مكّةُ', 'ه', 'مكّ[ةُ]'],
  ['MZ18506813098', '٨٥٠', 'MZ1[850]6813098'],
  ['ORD-43548', 'ord-4', '[ORD-4]3548'],
  ['Café Istanbul', 'cafe bul', '[Café] Istan[bul]'],
  ['Cafe\u0301 x', 'cafe', '[Cafe\u0301] x'],
  ['رضيﷲ عنه', 'الله', 'رضي[ﷲ] عنه'],
  ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
  ['aaaa', 'aa', '[aaaa]'],
  ['abcd', 'abc bcd', '[abcd]'],
  ['Riyadh', 'jeddah', 'Riyadh'],
  ['Riyadh', ' ', 'Riyadh'],
  ['', 'x', ''],
])('finds in %j what %j asks for', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

itForAll(
  'finds a text in itself wherever it folds to anything',
  [fc.string({ unit: 'grapheme' })],
  (text) => {
    const words = foldForSearch(text).split(' ').filter(Boolean);
    fc.pre(words.length === 1);
    expect(findFolded(text, text)).not.toEqual([]);
  },
);

const anyText = fc.string({ unit: anyCharacter });
itForAll('gives ranges in order, apart, and within the text', [anyText, anyText], (text, query) => {
  let before = -1;
  for (const [start, end] of findFolded(text, query)) {
    expect(start).toBeGreaterThan(before);
    expect(end).toBeGreaterThan(start);
    before = end;
  }
  expect(before).toBeLessThanOrEqual(text.length);
});
