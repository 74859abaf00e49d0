import { expect, it } from 'vitest';
import { home } from './home-country.ts';
import { dialing, entryOf, nationalText, readEntry } from './phone-entry.ts';

it('knows how to dial Saudi Arabia before the numbering plans load', () => {
  expect({ country: 'SA', ...dialing('SA') }).toEqual(home);
});

it.each([
  ['SA', '0512345678', '+966512345678', 'SA'],
  ['SA', '٠٥١ ٢٣٤ ٥٦٧٨', '+966512345678', 'SA'],
  ['AE', '0501234567', '+971501234567', 'AE'],
  // The number overrides the button.
  ['SA', '+971501234567', '+971501234567', 'AE'],
  ['US', '416 555 0123', '+14165550123', 'CA'],
  ['SA', '+800 1234 5678', '+80012345678', null],
  [null, '0512345678', '+966512345678', 'SA'],
])('of %s reads %j as %s of %s', (country, text, value, found) => {
  expect(readEntry({ country, text }, 'SA')).toEqual({ value, country: found, isNumber: true });
});

it.each([
  ['SA', '', '', 'SA'],
  ['AE', '  ', '', 'AE'],
  ['SA', '051', '051', 'SA'],
  ['SA', 'abc', 'abc', 'SA'],
  // Of another country than the form's: with its calling code, or the schema would misjudge it.
  ['AE', '0512', '+971 0512', 'AE'],
  ['AE', 'abc', '+971 abc', 'AE'],
  ['SA', '+971 50', '+971 50', 'AE'],
  ['SA', '0097150', '0097150', 'AE'],
  ['CA', '+1 416', '+1 416', 'CA'],
  ['SA', '+999 5', '+999 5', null],
  ['SA', '+', '+', null],
  [null, '051', '051', 'SA'],
])('of %s keeps %j as %j of %s', (country, text, value, found) => {
  expect(readEntry({ country, text }, 'SA')).toEqual({ value, country: found, isNumber: false });
});

it.each([
  ['+966512345678', 'SA', '51 234 5678'],
  ['+971501234567', 'AE', '50 123 4567'],
  ['+12015550123', 'US', '201 555 0123'],
  ['+80012345678', null, '+800 1234 5678'],
  ['', 'SA', ''],
  ['051', 'SA', '051'],
  ['+971 0512', 'AE', '0512'],
  ['+971 abc', 'AE', 'abc'],
  ['+999 5', null, '+999 5'],
])('shows %j as %s and %j, and reads it back', (value, country, text) => {
  expect(entryOf(value, 'SA')).toEqual({ country, text });
  expect(readEntry({ country, text }, 'SA').value).toBe(value);
});

it('keeps the chosen country among those that share a number', () => {
  expect(entryOf('+358412345678', 'AX')).toMatchObject({ country: 'AX' });
  expect(entryOf('+358412345678', 'SA')).toMatchObject({ country: 'FI' });
});

it('a change of country keeps the number without its old calling code', () => {
  expect(nationalText('+971 50 123')).toBe('50 123');
  expect(nationalText('050 123')).toBe('050 123');
  expect(nationalText('+999 50')).toBe('999 50');
});
