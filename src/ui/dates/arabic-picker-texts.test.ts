import { enUS } from '@mui/x-date-pickers/locales';
import { expect, it } from 'vitest';
import { arabicPickerTexts } from './arabic-picker-texts.ts';

const english = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
const keys = Object.keys(english) as (keyof typeof english)[];
const views = ['year', 'month', 'day', 'hours', 'minutes', 'seconds', 'meridiem'];

/** What MUI calls a text with, by the start of its name. */
const values: [beginning: string, values: unknown[][]][] = [
  ['field', [[{ digitAmount: 4, contentType: 'letter', format: 'MMMM' }]]],
  ['open', [[null], ['2026']]],
  ['clockLabelText', [...views.map((view) => [view, null]), ['hours', '09:30']]],
  ['selectViewText', views.map((view) => [view])],
  ['calendarView', [['year'], ['day']]],
  ['', [['5']]],
];

function textsOf(key: string, text: unknown): string[] {
  if (typeof text !== 'function') return [String(text)];
  const [, calls = []] = values.find(([beginning]) => key.startsWith(beginning)) ?? [];
  return calls.map((call) => String(Reflect.apply(text, undefined, call)));
}

it('has every text that the pickers use', () => {
  expect(keys.length).toBeGreaterThan(50);
  expect(Object.keys(arabicPickerTexts).sort()).toEqual(keys.toSorted());
});

// A week number is a number in every language.
it.each(keys.filter((key) => key !== 'calendarWeekNumberText'))('says %s in Arabic', (key) => {
  const inEnglish = textsOf(key, english[key]);
  for (const [index, text] of textsOf(key, arabicPickerTexts[key]).entries()) {
    expect(text).not.toBe(inEnglish[index]);
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/[a-z]/i);
  }
});
