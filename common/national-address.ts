import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';

/**
 * The Saudi National Address (Saudi Post | SPL): building 4 digits, postal code 5 digits,
 * additional number 4 digits; or the short address, 4 letters and 4 digits (`RRRD2929`), which
 * stands for all of them.
 */
const FORMATS = {
  building_no: /^\d{4}$/,
  postal_code: /^\d{5}$/,
  additional_number: /^\d{4}$/,
  short_address: /^[A-Z]{4}\d{4}$/,
} as const;

export type NationalAddressField = keyof typeof FORMATS;

export const NATIONAL_ADDRESS_FIELDS: readonly NationalAddressField[] = [
  'building_no',
  'postal_code',
  'additional_number',
  'short_address',
];

/** What a person typed, in the form it is stored in: ASCII digits, upper case, no spaces or dashes. */
export function normalizeAddressField(text: string): string {
  return foldDigits(stripInvisible(text))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Whether what a person typed is, once normalised, a well-formed value of the field. */
export function isAddressField(field: NationalAddressField, text: string): boolean {
  return FORMATS[field].test(normalizeAddressField(text));
}
