import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  // The first and last part of a name, whatever is between.
  ['Noura Alharbi', 'NA'],
  ['Mary Jane van der Berg', 'MB'],
  ['نورة بنت سعد الحربي', 'نح'],
  ['a b c d e f g h', 'AH'],
  ['Mizan', 'M'],
  ['  sample   store one ', 'SO'],
  // The article does not distinguish names.
  ['نورة الحربي', 'نح'],
  ['Noura Al-Harbi', 'NH'],
  ['Noura al Harbi', 'NH'],
  ['Al Harbi', 'H'],
  ['آل', 'آ'],
  // Names of two words.
  ['عبد الله', 'ع'],
  ['عبد الله بن محمد', 'عم'],
  ['محمد عبد الرحمن', 'مع'],
  ['عبدالعزيز آل سعود', 'عس'],
  ['نور الدين زنكي', 'نز'],
  ['أبو بكر الصديق', 'أص'],
  ['Abdul Rahman Al-Otaibi', 'AO'],
  // Companies, by their proper name.
  ['شركة المراعي', 'م'],
  ['مؤسسة نجم السرى للشحن', 'نش'],
  ['متجر العيّنة (تجريبي)', 'ع'],
  ['The Sample Company LLC', 'S'],
  ['شركة', 'ش'],
  ['24 Express', '2E'],
  // Characters that are not letters.
  ['🚚 Fast Ship 🎉', 'FS'],
  ['🚚🎉', ''],
  ['"Noura" Harbi', 'NH'],
  ['—', ''],
  ['', ''],
  ['   ', ''],
  // Invisible characters in copied text, and letters in other forms.
  ['\u202B\u200Fنورة\u200F \u2066الحربي\u2069\u202C', 'نح'],
  ['ﻧﻮﺭﺓ الحربي', 'نح'],
  ['straße ßtreet', 'SS'],
  ['ﬁona apple', 'FA'],
  ['نُورَةُ الحَرْبي', 'نح'],
  ['E\u0301lise Zo\u00eb', '\u00c9Z'],
  ['𝒜lice Bob', 'AB'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe([...initials].join('\u200c'));
});
