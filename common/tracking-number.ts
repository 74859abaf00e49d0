import { foldDigits } from './digits.ts';
import { stripInvisible } from './invisible-characters.ts';

const PREFIX = 'MZ';
const PATTERN = /^MZ\d{11}$/;

/**
 * `MZ`, the ten digits, and their Luhn check digit: `MZ` + `7992739871` gives `MZ79927398713`.
 *
 * Luhn (ISO/IEC 7812-1, annex B) because it catches every single mistyped digit and all swaps of
 * neighbours but 09/90, and because anyone can check it with the tools they have for cards.
 *
 * @throws RangeError unless given exactly ten ASCII digits.
 */
export function makeTrackingNumber(tenDigits: string): string {
  if (!/^\d{10}$/.test(tenDigits)) throw new RangeError('A tracking number has ten digits');
  const checkDigit = (10 - (luhnSum(`${tenDigits}0`) % 10)) % 10;
  return `${PREFIX}${tenDigits}${checkDigit}`;
}

/** Whether the text is a tracking number as it is stored; normalise what a person typed first. */
export function isTrackingNumber(text: string): boolean {
  return PATTERN.test(text) && luhnSum(text.slice(PREFIX.length)) % 10 === 0;
}

/**
 * What a person typed or pasted, in the form tracking numbers are stored in: upper case, ASCII
 * digits, without spaces, dashes and invisible marks. It may still be no tracking number.
 */
export function normalizeTrackingNumber(text: string): string {
  return foldDigits(stripInvisible(text))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** From the right, every second digit doubled (9 taken off above 9), all added up. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
