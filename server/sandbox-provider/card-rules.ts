import { isLuhn } from '../../common/card-number.ts';
import { foldDigits } from '../../common/digits.ts';
import { stripInvisible } from '../../common/invisible-characters.ts';
import { MADA_BINS } from './mada-bins.ts';
import { TEST_CARDS } from './test-cards.ts';

// The hosted page runs these rules in the browser; the server runs them again.

export type Brand = 'mada' | 'visa' | 'mastercard' | 'amex';

/** The fields as typed, with digits in either script. */
export interface CardFields {
  name: string;
  number: string;
  expiry: string;
  code: string;
}

export type CardError =
  | 'name_required'
  | 'name_too_long'
  | 'number_required'
  | 'number_invalid'
  | 'number_not_a_test_card'
  | 'expiry_required'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'code_required'
  | 'code_invalid';

export type CardErrors = Partial<Record<keyof CardFields, CardError>>;

/** The digits of typed or pasted text, without spaces and dashes. */
export function digitsOf(typed: string): string {
  return foldDigits(stripInvisible(typed)).replace(/[\s-]/g, '');
}

/** The brand, as far as the digits tell. */
export function brandOf(digits: string): Brand | null {
  if (MADA_BINS.has(digits.slice(0, 6))) return 'mada';
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const start = Number(digits.slice(0, 4).padEnd(4, '0'));
  if (/^5[1-5]/.test(digits) || (start >= 2221 && start <= 2720)) return 'mastercard';
  return null;
}

export function codeLengthOf(brand: Brand | null): number {
  return brand === 'amex' ? 4 : 3;
}

/** Grouped as on the card: 4 4 4 4, American Express 4 6 5. */
export function groupDigits(digits: string): string {
  const groups = brandOf(digits) === 'amex' ? /^(.{1,4})(.{1,6})?(.+)?/ : /(.{1,4})/g;
  const parts = groups.global ? digits.match(groups) : groups.exec(digits)?.slice(1);
  return (parts ?? []).filter(Boolean).join(' ');
}

/** `MM/YY`, with or without a separator. */
function readExpiry(typed: string): { month: number; year: number } | null {
  const match = /^(0[1-9]|1[0-2])[/.]?(?:20)?(\d\d)$/.exec(digitsOf(typed));
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** The month of a correctly typed expiry, as `YYYY-MM`. */
export function expiryMonth(typed: string): string | null {
  const expiry = readExpiry(typed);
  return expiry && `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;
}

/** A card is valid to the end of its month. */
export function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month) <= now.getTime();
}

/** Characters of a name. */
const NAME_LENGTH = 100;

function nameError(typed: string): CardError | null {
  const name = typed.trim();
  if ([...name].length > NAME_LENGTH) return 'name_too_long';
  return /\p{L}/u.test(name) ? null : 'name_required';
}

function numberError(typed: string): CardError | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'number_required';
  const brand = brandOf(digits);
  const length = brand === 'amex' ? 15 : 16;
  if (brand === null || !/^\d+$/.test(digits) || digits.length !== length || !isLuhn(digits)) {
    return 'number_invalid';
  }
  return TEST_CARDS.some((card) => card.number === digits) ? null : 'number_not_a_test_card';
}

function expiryError(typed: string, now: Date): CardError | null {
  if (digitsOf(typed) === '') return 'expiry_required';
  const expiry = readExpiry(typed);
  if (expiry === null) return 'expiry_invalid';
  return isPast(expiry, now) ? 'expiry_past' : null;
}

function codeError(typed: string, number: string): CardError | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'code_required';
  const length = codeLengthOf(brandOf(digitsOf(number)));
  return /^\d+$/.test(digits) && digits.length === length ? null : 'code_invalid';
}

/** The error in each field; empty for a correctly entered test card. */
export function checkCard({ name, number, expiry, code }: CardFields, now: Date): CardErrors {
  const errors = {
    name: nameError(name),
    number: numberError(number),
    expiry: expiryError(expiry, now),
    code: codeError(code, number),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}
