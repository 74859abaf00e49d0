import {
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';

export const DEFAULT_PHONE_COUNTRY = 'SA';

/** Bounds of the product's specification, on top of each country's own lengths. */
export const MAX_PHONE_TEXT = 250;
const NATIONAL_DIGITS = { min: 2, max: 17 };

export type PhoneError = 'not_a_number' | 'too_short' | 'too_long' | 'invalid_country' | 'invalid';

export interface Phone {
  ok: true;
  /** `+966512345678`: the form to store and to compare. */
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
 * Reads a phone number typed in either script. A number with `+` or the country's international
 * prefix keeps its own country; any other is read as a number of `country` (ISO 3166-1 alpha-2).
 * Anything besides the number, letters in it included, is refused rather than skipped.
 */
export function parsePhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): PhoneResult {
  if (text.length > MAX_PHONE_TEXT) return refuse('too_long');
  if (!isSupportedCountry(country)) return refuse('invalid_country');
  const options = { defaultCountry: country, extract: false };
  const typed = foldDigits(stripInvisible(text)).trim();

  const lengthError = validatePhoneNumberLength(typed, options);
  if (lengthError !== undefined) return refuse(ERRORS[lengthError]);
  try {
    const phone = parsePhoneNumberWithError(typed, options);
    const digits = phone.nationalNumber.length;
    if (digits < NATIONAL_DIGITS.min) return refuse('too_short');
    if (digits > NATIONAL_DIGITS.max) return refuse('too_long');
    if (!phone.isValid()) return refuse('invalid');
    return {
      ok: true,
      e164: phone.number,
      national: phone.formatNational(),
      international: phone.formatInternational(),
      rfc3966: phone.format('RFC3966'),
      country: phone.country ?? null,
      callingCode: phone.countryCallingCode,
    };
  } catch (error) {
    if (error instanceof ParseError) return refuse('invalid');
    throw error;
  }
}

const ERRORS = {
  NOT_A_NUMBER: 'not_a_number',
  INVALID_COUNTRY: 'invalid_country',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
  // A length between two lengths that the country has: neither too short nor too long.
  INVALID_LENGTH: 'invalid',
} as const satisfies Record<string, PhoneError>;

function refuse(error: PhoneError): PhoneResult {
  return { ok: false, error };
}
