import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { intlTags } from './locale.ts';
import { elementsOf, ids, messageOf, placeholdersOf, syntaxOf } from './testing/catalogues.ts';

/** One number for each Arabic plural form, and 103, which has the same form as 3. */
const numbers = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100, fewAgain: 103 };

const plurals = ids.flatMap((id) => {
  const counted = elementsOf(syntaxOf('ar', id)).find(({ type }) => type === TYPE.plural);
  return counted?.type === TYPE.plural ? [{ id, counted: counted.value }] : [];
});

it('Arabic nouns with a number are found in the catalogues', () => {
  expect(plurals.length).toBeGreaterThan(8);
});

it.each(plurals)('$id has six forms and Latin digits', ({ id, counted }) => {
  const said = Object.values(numbers).map((number) => sayWith(id, counted, number));
  expect(new Set(said).size, said.join(' | ')).toBe(7);
  // Between numbers the noun itself changes; from 11 on it may look the same (شحنة).
  const [, one, two, few, , other, fewAgain] = said.map((words) => words.replace(/\d+/g, '#'));
  expect(new Set([one, two, few, other]).size, said.join(' | ')).toBe(4);
  expect(fewAgain).toBe(few);
  expect(said.join('')).not.toMatch(/(?![0-9])\p{Nd}/u);
});

/** The message for one number. Every other value is set to the same number, as formatted. */
function sayWith(id: string, counted: string, number: number): string {
  const intl = createIntl({
    locale: intlTags.ar,
    messages: { [id]: messageOf('ar', id) },
    onError(error) {
      throw error;
    },
  });
  const shown = intl.formatNumber(number);
  const values = Object.fromEntries(placeholdersOf('ar', id).map((name) => [name, shown]));
  return intl.formatMessage({ id }, { ...values, [counted]: number });
}
