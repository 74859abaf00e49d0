import { expect, it } from 'vitest';
import { countryRows, findTyped, searchRows } from './country-rows.ts';

const rowsIn = (locale: 'ar' | 'en') => {
  const { near, far } = countryRows(locale);
  return [...near, ...far];
};
const english = rowsIn('en');
const place = (code: string) => english.findIndex((row) => row.code === code);

it.each(['ar', 'en'] as const)('every country is named in %s and sorted so', (locale) => {
  const { near, far } = countryRows(locale);
  expect(near.length + far.length).toBeGreaterThanOrEqual(245);
  expect([...near, ...far].filter(({ code, name }) => name === code)).toEqual([]);
  expect(near[0]?.code).toBe('SA');
  expect(near.map(({ code }) => code).sort()).toEqual(['AE', 'BH', 'KW', 'OM', 'QA', 'SA']);
  const names = far.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
});

it('the list uses the reader’s language', () => {
  expect(rowsIn('ar')[0]?.name).toBe('المملكة العربية السعودية');
  expect(english[0]?.name).toBe('Saudi Arabia');
});

it.each([
  ['eg', 'EG'],
  ['EGY', 'EG'],
  ['united k', 'GB'],
  ['emirates', 'AE'],
  ['aland', 'AX'],
  ['مصر', 'EG'],
  ['السعودية', 'SA'],
  ['سعودية', 'SA'],
  ['امارات', 'AE'],
  ['الأردن', 'JO'],
  ['971', 'AE'],
  ['+971', 'AE'],
  ['00971', 'AE'],
  ['٩٧١', 'AE'],
  ['۹۷۱', 'AE'],
  ['44', 'GB'],
  ['1', 'US'],
  ['7', 'RU'],
  ['ksa', 'SA'],
  ['uk', 'GB'],
  ['ukr', 'UA'],
])('%j leads to %s', (typed, code) => {
  const found = english[findTyped(english, typed, 0)];
  expect(found?.code).toBe(code);
});

it('typing stays on the row while it still matches', () => {
  expect(findTyped(english, 'un', place('US'))).toBe(place('US'));
});

it('typing one letter repeatedly cycles through the matches', () => {
  const letters = english.flatMap(({ name }, index) => (name.startsWith('Z') ? [index] : []));
  expect(letters).toHaveLength(2);
  const [first = -1, second = -1] = letters;
  expect(findTyped(english, 'z', place('SA'))).toBe(first);
  expect(findTyped(english, 'zz', first)).toBe(second);
  expect(findTyped(english, 'zzz', second)).toBe(first);
});

it('typing finds nothing if no name begins so', () => {
  expect(['xyz', '999'].map((typed) => findTyped(english, typed, 0))).toEqual([-1, -1]);
  expect(findTyped([], 'a', 0)).toBe(-1);
});

it.each([
  ['stan', ['PK', 'KZ']],
  ['عمان', ['OM']],
  ['+96', ['SA', 'OM', 'JO']],
])('searching for %j finds %j', (typed, found) => {
  const codes = searchRows(english, typed).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(found));
});

it('searching for what no name has finds nothing', () => {
  expect(searchRows(english, 'xyz')).toEqual([]);
});
