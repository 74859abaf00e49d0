import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, and libphonenumber's AC, TA and XK. */
  code: string;
  /** `966` */
  callingCode: string;
  /** Of the countries that share a calling code, the one that it is known for. */
  isMain: boolean;
}

/** Every country that has phone numbers. */
export const phoneCountries: readonly PhoneCountry[] = Object.entries(
  metadata.country_calling_codes,
).flatMap(([callingCode, codes]) =>
  codes.map((code, place) => ({ code, callingCode, isMain: place === 0 })),
);

const callingCodes = new Map(phoneCountries.map(({ code, callingCode }) => [code, callingCode]));

/** `966` for `SA`; undefined for a country without phone numbers. */
export function callingCodeOf(country: string): string | undefined {
  return callingCodes.get(country);
}

/** A number of the country as it follows the calling code: `51 234 5678`. */
export function examplePhone(country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const example = getExampleNumber(country, examples);
  return example?.formatInternational().slice(`+${example.countryCallingCode} `.length);
}

/**
 * Parts a number written with `+` or `00`, complete or not, behind its calling code; undefined for
 * any other. The country is the one that the code is known for, null where there is no such code.
 */
export function splitCallingCode(
  text: string,
): { country: string | null; rest: string } | undefined {
  const [, rest] = /^[^\d+]*(?:\+|00)(.*)$/s.exec(foldDigits(stripInvisible(text))) ?? [];
  if (rest === undefined) return undefined;
  for (const length of [1, 2, 3]) {
    const code = rest.replace(/\D/g, '').slice(0, length);
    const known = phoneCountries.find(({ callingCode, isMain }) => isMain && callingCode === code);
    const head = new RegExp(`^(?:\\D*\\d){${length}}[^\\p{L}\\d]*`, 'u');
    if (known) return { country: known.code, rest: rest.replace(head, '') };
  }
  return { country: null, rest };
}
