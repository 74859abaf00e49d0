import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import {
  callingCodeOf,
  examplePhone,
  phoneCountries,
  splitCallingCode,
} from './phone-countries.ts';
import { parsePhone } from './phone.ts';

const countries = getCountries();

it('lists every country of libphonenumber once, each with an example', () => {
  expect(countries.length).toBeGreaterThanOrEqual(245);
  expect(phoneCountries.map(({ code }) => code).sort()).toEqual([...countries].sort());
  expect(Object.keys(examples).sort()).toEqual([...countries].sort());
});

it.each(countries)('reads the example number of %s in all four formats', (country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`${country} has no example number`);
  const formats = {
    e164: example.format('E.164'),
    international: example.format('INTERNATIONAL'),
    rfc3966: example.format('RFC3966'),
    national: example.format('NATIONAL'),
  };
  const phone = { ok: true, ...formats, country, callingCode: example.countryCallingCode };
  for (const written of Object.values(formats)) {
    expect(parsePhone(written, country), written).toEqual(phone);
    expect(parsePhone(inArabicDigits(written), country), inArabicDigits(written)).toEqual(phone);
  }
  const { e164, international, rfc3966 } = formats;
  for (const written of [e164, international, rfc3966]) {
    expect(parsePhone(written), `${written}, anywhere`).toMatchObject({ ok: true, e164 });
  }
  expect(`+${callingCodeOf(country)} ${examplePhone(country)}`).toBe(international);
});

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

function inArabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}
