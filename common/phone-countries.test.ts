import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import {
  callingCodeOf,
  examplePhone,
  phoneCountries,
  splitCallingCode,
} from './phone-countries.ts';
import { parsePhone } from './phone.ts';

it('lists every country of libphonenumber once', () => {
  expect(phoneCountries.map(({ code }) => code).sort()).toEqual([...getCountries()].sort());
});

it.each(phoneCountries)('gives an example of $code behind its calling code', ({ code }) => {
  const text = `+${callingCodeOf(code)} ${examplePhone(code)}`;
  expect(parsePhone(text, code)).toMatchObject({ country: code, international: text });
});

describe('splitCallingCode', () => {
  it.each([
    ['+966512345678', 'SA', '512345678'],
    ['+966 51', 'SA', '51'],
    ['+٩٧١ ٥٠', 'AE', '50'],
    ['(+971) 50', 'AE', '50'],
    ['00971-50', 'AE', '50'],
    ['tel:+966-51', 'SA', '51'],
    ['\u202a+44\u202c', 'GB', ''],
    ['+1 416', 'US', '416'],
    ['+999 51', null, '999 51'],
    ['+96', null, '96'],
    ['+', null, ''],
  ])('parts %j into %s and %j', (text, country, rest) => {
    expect(splitCallingCode(text)).toEqual({ country, rest });
  });

  it.each(['0512345678', '966512345678', '', 'abc', '050 0'])('leaves %j whole', (text) => {
    expect(splitCallingCode(text)).toBeUndefined();
  });
});
