import {
  callingCodeOf,
  examplePhone,
  splitCallingCode,
} from '../../../../common/phone-countries.ts';
import { parsePhone } from '../../../../common/phone.ts';
import type { Dialing } from './home-country.ts';

/** What the field shows. */
export interface PhoneEntry {
  /**
   * ISO 3166-1 alpha-2, for the button; null for the few numbers without a country, such as +800.
   */
  country: string | null;
  /** For the box: the number without its calling code, or whatever was typed. */
  text: string;
}

/**
 * The form's value for what the field shows, and the number's actual country. A valid number is
 * E.164. An invalid one stays as typed, with the calling code unless it is that of `home`, because
 * validation knows no other country.
 */
export function readEntry({ country, text }: PhoneEntry, home: string) {
  const phone = parsePhone(text, country ?? home);
  if (phone.ok) return { value: phone.e164, country: phone.country, isNumber: true };
  const bad = { value: text, country: country ?? home, isNumber: false };
  if (text.trim() === '') return { ...bad, value: '' };
  const abroad = splitCallingCode(text);
  if (abroad) return { ...bad, country: sharing(abroad.country, country) };
  const code = bad.country === home ? undefined : callingCodeOf(bad.country);
  return code === undefined ? bad : { ...bad, value: `+${code} ${text}` };
}

/**
 * What the field shows for a value of the form. If several countries share the number, `country` is
 * used.
 */
export function entryOf(value: string, country: string): PhoneEntry {
  const phone = parsePhone(value, country);
  if (phone.ok) {
    const code = phone.country === null ? '' : `+${phone.callingCode} `;
    return { country: phone.country, text: phone.international.slice(code.length) };
  }
  const abroad = splitCallingCode(value);
  if (!abroad) return { country, text: value };
  if (abroad.country === null) return { country: null, text: value };
  return { country: sharing(abroad.country, country), text: abroad.rest };
}

/** The text that stays in the box when another country is chosen. */
export function nationalText(text: string): string {
  return splitCallingCode(text)?.rest ?? text;
}

/** Calling code and example of a country; a country without phones has neither. */
export function dialing(country: string): Dialing {
  return { callingCode: callingCodeOf(country), example: examplePhone(country) };
}

/** Keeps Canada chosen when somebody types +1. */
function sharing(known: string | null, chosen: string | null): string | null {
  const isShared =
    known !== null && chosen !== null && callingCodeOf(known) === callingCodeOf(chosen);
  return isShared ? chosen : known;
}
