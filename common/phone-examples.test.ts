import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

const countries = getCountries();

it('knows every country of libphonenumber', () => {
  expect(countries.length).toBeGreaterThanOrEqual(245);
  expect(Object.keys(examples).sort()).toEqual([...countries].sort());
});

it.each(countries)('reads the example number of %s in all four formats', (country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`${country} has no example number`);
  const phone = {
    ok: true,
    e164: example.format('E.164'),
    national: example.format('NATIONAL'),
    international: example.format('INTERNATIONAL'),
    rfc3966: example.format('RFC3966'),
    country,
    callingCode: example.countryCallingCode,
  };
  const { e164, national, international, rfc3966 } = phone;
  for (const written of [e164, national, international, rfc3966]) {
    expect(parsePhone(written, country), written).toEqual(phone);
    expect(parsePhone(inArabicDigits(written), country), inArabicDigits(written)).toEqual(phone);
  }
  for (const written of [e164, international, rfc3966]) {
    expect(parsePhone(written), `${written} read in Saudi Arabia`).toMatchObject({
      ok: true,
      e164,
    });
  }
});

function inArabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}
