/** A number of a sheet, kept apart from texts, as the file writes it. */
export interface SheetNumber {
  number: string;
}

/** A number without an exponent and without the noise of binary fractions: `5.01234567E8` as 501234567. */
export function plainNumber(written: string): string {
  if (/^-?\d+$/.test(written)) return written;
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(Number(written))) ?? [];
  if (whole === '') return written;
  if (exponent === undefined) return `${sign}${whole}${fraction && `.${fraction}`}`;
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits.padEnd(point, '0');
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Sheets count days; before this there is only a time of day. */
const FIRST_DAY = Date.UTC(1900, 0, 2);

/** A date as `2026-01-05`, with its time unless that is midnight; a time of day as `14:30:00`. */
export function plainDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Times are fractions of a day, and 12:00 may be a millisecond less.
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, -'.000Z'.length)
    .split('T');
  if (date.getTime() < FIRST_DAY) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}
