import { normalizeAddressField } from '../../../../common/national-address.ts';
import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import { bare } from './damage.ts';
import { readLine } from './read-text.ts';
import { fault, read, type Reading } from './reading.ts';

/** Digits of the numbers of a National Address. */
export const ADDRESS_DIGITS = { postal_code: 5, building_no: 4, additional_number: 4 } as const;

/**
 * A number of an address. In Saudi Arabia it gets back the zeros that a spreadsheet dropped from its
 * start; abroad it is a text.
 */
export function readAddressNumber(text: string, digits: number, country: string): Reading<string> {
  const plain = bare(text).replace(/^(\d+)\.0+$/, '$1');
  if (/^\d[.,]\d+e\+\d+$/i.test(plain)) return fault('digits_lost');
  if (country !== HOME_COUNTRY) return readLine(text);
  const number = normalizeAddressField(plain);
  if (!/^\d+$/.test(number) || number.length >= digits) return read(number);
  return read(number.padStart(digits, '0'), 'leading_zero');
}

/** Four letters and four digits, with or without a space between. */
export function readShortAddress(text: string): Reading<string> {
  return read(normalizeAddressField(text));
}
