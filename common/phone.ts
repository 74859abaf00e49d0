import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';
import { DEFAULT_PHONE_COUNTRY, MAX_PHONE_TEXT } from './phone-bounds.ts';

// 'max' knows the patterns of every kind of line: 'min' would take Saudi area codes that do not
// exist, and 'mobile' would refuse the landlines and 9200 numbers of senders. It is 40 KiB on the
// wire, so the browser imports this file only when a number is there to be read.

export type PhoneError = 'not_a_number' | 'too_short' | 'too_long' | 'invalid_country' | 'invalid';

export interface Phone {
  ok: true;
  /** `+966512345678`: the form to store and to compare; an extension has no place in it. */
  e164: string;
  /** `051 234 5678` */
  national: string;
  /** `+966 51 234 5678` */
  international: string;
  /** `tel:+966512345678` */
  rfc3966: string;
  /** ISO 3166-1 alpha-2 of the number itself; null for the few numbers without one. */
  country: string | null;
  /** `966` */
  callingCode: string;
}

export type PhoneResult = Phone | { ok: false; error: PhoneError };

/**
 * Reads a phone number written in any usual way, in either script. A number with `+`, `00` or the
 * country's own international prefix keeps its country; any other is read as a number of `country`
 * (ISO 3166-1 alpha-2). Anything besides the number and its extension, letters in it included, is
 * refused rather than skipped.
 *
 * The numbering plans of libphonenumber decide, with its bounds of 2 to 17 national digits.
 */
export function parsePhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): PhoneResult {
  if (text.length > MAX_PHONE_TEXT) return refuse('too_long');
  const asked = `${country} ${text}`;
  const known = recent.get(asked) ?? parse(text, country);
  recent.delete(asked);
  recent.set(asked, known);
  for (const oldest of recent.keys()) {
    if (recent.size <= REMEMBERED) break;
    recent.delete(oldest);
  }
  return known;
}

/** A request reads its numbers several times, and a sender has the same number in all of theirs. */
const REMEMBERED = 500;
const recent = new Map<string, PhoneResult>();

function parse(text: string, country: string): PhoneResult {
  const number = plain(text);
  const phone = readPhone(number, country);
  // The country may dial abroad by another prefix; its people still write 00.
  const abroad = /^[^\d+]*0[^\d+]*0(?=[^\d+]*[1-9])/.exec(number);
  return phone.ok || !abroad ? phone : readPhone(`+${number.slice(abroad[0].length)}`, country);
}

function readPhone(number: string, country: string): PhoneResult {
  const options = {
    extract: false,
    ...(isSupportedCountry(country) && { defaultCountry: country }),
  };
  const lengthError = validatePhoneNumberLength(number, options);
  if (lengthError !== undefined && lengthError !== 'INVALID_LENGTH') {
    return refuse(ERRORS[lengthError]);
  }
  const phone = parsePhoneNumberFromString(number, options);
  if (!phone?.isValid()) return refuse(nearMiss(number, options));
  return {
    ok: true,
    e164: phone.number,
    national: phone.formatNational(),
    international: phone.formatInternational(),
    rfc3966: phone.getURI(),
    country: countryOf(phone, country),
    callingCode: phone.countryCallingCode,
  };
}

/** Some countries share a calling code, as Finland and Åland do: the requested one is returned. */
function countryOf(phone: PhoneNumber, asked: string): string | null {
  const { country = null, countryCallingCode } = phone;
  if (!isSupportedCountry(asked) || getCountryCallingCode(asked) !== countryCallingCode) {
    return country;
  }
  phone.country = asked;
  return phone.isValid() ? asked : country;
}

const ERRORS = {
  NOT_A_NUMBER: 'not_a_number',
  INVALID_COUNTRY: 'invalid_country',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
} as const satisfies Record<string, PhoneError>;

/**
 * A country has numbers of several lengths, with or without a leading 0, so a Saudi mobile with one
 * digit too few or too many is as long as some other number. This finds that digit's error.
 */
function nearMiss(number: string, options: Parameters<typeof parsePhoneNumberFromString>[1]) {
  const fits = (text: string) => parsePhoneNumberFromString(text, options)?.isValid() === true;
  const isShort = [...'0123456789'].some((digit) => fits(number + digit));
  const isLong = fits(number.slice(0, -1));
  if (isShort === isLong) return 'invalid';
  return isShort ? 'too_short' : 'too_long';
}

/** The number as libphonenumber reads it: ASCII digits, no URI around it, plain punctuation. */
function plain(text: string): string {
  const written = foldDigits(stripInvisible(text)).trim();
  return (
    (/^tel:/i.test(written) ? numberOfUri(written) : written)
      .replace(/\s/g, ' ')
      .replace(/[\p{Pd}_]/gu, '-')
      .replace(/[·•'’]/g, '.')
      .replace(/^[( [+＋]+/, (start) => (start.match(/[+＋]/g)?.length === 1 ? '+' : start))
      // Read off a right-to-left page, the plus comes last.
      .replace(/^([^+＋]+)[+＋]$/, '+$1')
  );
}

/** RFC 3966: `tel:512345678;phone-context=+966;ext=9`, percent-encoded where it was a link. */
function numberOfUri(uri: string): string {
  const [number = '', ...parameters] = uri
    .slice('tel:'.length)
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .split(';');
  const valueOf = (name: string) =>
    parameters.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const context = valueOf('phone-context') ?? '';
  const extension = valueOf('ext');
  return `${context.startsWith('+') ? context : ''}${number}${extension ? `;ext=${extension}` : ''}`;
}

function refuse(error: PhoneError): PhoneResult {
  return { ok: false, error };
}
