import { stripInvisible } from './invisible-characters.ts';

const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Turns Arabic-Indic (٠ to ٩) and Persian (۰ to ۹) digits into ASCII digits; the rest stays. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN_ZERO ? ARABIC_INDIC_ZERO : PERSIAN_ZERO));
  });
}

/**
 * Reads a typed number in either script and writes it as a plain decimal such as `1234.5`; null
 * where it is not one. `.` and `٫` are the decimal point, `,` and `٬` group thousands and only
 * where a group is due: `2,5` is refused rather than read as 25. No exponents.
 */
export function normalizeDecimal(text: string): string | null {
  const plain = foldDigits(stripInvisible(text))
    .trim()
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace('−', '-');
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(plain) || !/\d/.test(plain)) return null;
  return plain.replaceAll(',', '').replace('+', '');
}

/** The number a person typed in either script (see {@link normalizeDecimal}), or null. */
export function parseNumber(text: string): number | null {
  const decimal = normalizeDecimal(text);
  if (decimal === null) return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}
