import { normalizeDecimal } from '../../../../common/digits.ts';
import { bare } from './damage.ts';
import { fault, read, type Reading } from './reading.ts';

/** Spaces, apostrophes and Arabic separators, as they group thousands. */
const GROUPING = /(?<=\d)[\s'’٬](?=\d{3}(?!\d))/g;
const GROUPS_OF_DOTS = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
const ONE_COMMA = /^-?\d+,\d+$/;
const EITHER = /^-?[1-9]\d{0,2},\d{3}$/;

/** What a number may be, as a plain decimal such as `1234.5`. */
export interface Decimal {
  decimal: string;
  /** The comma was its decimal point. */
  hadComma: boolean;
  /** The other number that `1,500` may be, or none. */
  other?: string;
}

/**
 * A number as people and spreadsheets write it in either script, with a point, a comma or `٫` for
 * its decimals; null for anything else. A comma before three digits groups thousands.
 */
export function readDecimal(text: string): Decimal | null {
  const plain = bare(text).replace(GROUPING, '').replaceAll('٫', '.').replaceAll('،', ',');
  const withPoint = plain.replaceAll('.', '').replace(',', '.');
  if (EITHER.test(plain)) {
    return { decimal: plain.replace(',', ''), hadComma: false, other: withPoint };
  }
  if (/^-?0,\d+$/.test(plain) || GROUPS_OF_DOTS.test(plain)) {
    return { decimal: withPoint, hadComma: true };
  }
  const decimal = normalizeDecimal(plain);
  if (decimal !== null) return { decimal, hadComma: false };
  return ONE_COMMA.test(plain) ? { decimal: withPoint, hadComma: true } : null;
}

/**
 * A positive number that may have decimals.
 *
 * @param isFine whether it counts units so small that `1,500` is a thousand and a half.
 */
export function readPositive(text: string, isFine: boolean): Reading<number> {
  const number = readDecimal(text);
  const value = Number(number?.decimal);
  if (!number || !Number.isFinite(value)) return fault('not_a_number');
  const { decimal, hadComma, other } = number;
  if (other !== undefined && !isFine)
    return fault('ambiguous_number', { readings: [other, decimal] });
  if (value <= 0) return fault('not_positive');
  return hadComma ? read(value, 'decimal_comma', decimal) : read(value);
}

const PIECES = /(?<=\d)\s*(?:x|pcs?|pieces?|قطع|قطعة|حبة|حبات)\.?$/i;

/** A positive whole number. */
export function readWhole(text: string): Reading<number> {
  const number = readDecimal(text.trim().replace(PIECES, ''));
  const value = Number(number?.decimal);
  if (!number || !Number.isFinite(value)) return fault('not_a_number');
  if (!Number.isInteger(value)) return fault('not_whole');
  return value > 0 ? read(value) : fault('not_positive');
}
