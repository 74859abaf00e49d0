import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';

/**
 * 13 to 19 digits with single spaces, dashes or dots among them, that are no part of a longer
 * number or of an identifier and follow no plus, as a phone number does.
 */
const NUMBER = /(?<![\w+])\d(?:[ .-]?\d){12,18}(?!\w)/g;

/** American Express, Visa, Mastercard, mada and the other brands that begin with these digits. */
const ISSUERS = /^(?:3[0-9]|4|5|2[2-7]|6|9)/;

/** Whether a text holds what looks like a payment card's number: its length, its beginning, Luhn. */
export function holdsCardNumber(text: string): boolean {
  const found = foldDigits(stripInvisible(text)).match(NUMBER) ?? [];
  return found
    .map((number) => number.replace(/\D/g, ''))
    .some((number) => ISSUERS.test(number) && isLuhn(number));
}

/** The check digit of ISO/IEC 7812-1, annex B. @param digits ASCII digits only. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
