/** The value of one cell; numbers stay numbers. */
export type CsvValue = string | number | undefined;

/**
 * Lines for spreadsheets (RFC 4180), with a byte order mark because Arabic is misread without it. A
 * text that a spreadsheet would evaluate as a formula gets an apostrophe; a phone number or a
 * single dash is not one.
 */
export function csvOf(lines: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

const formula = /^\s*[=+@\t\r＝＋＠－-]/;
const phoneOrDash = /^(?:\+\d[\d ]*|-)$/;

function csvCell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) && !phoneOrDash.test(value) ? `'${value}` : value;
  // Where the comma is the decimal separator, spreadsheets separate cells at semicolons.
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
