/** What a spreadsheet gets in one cell; figures stay figures. */
export type CsvValue = string | number | undefined;

/**
 * Lines for spreadsheets (RFC 4180), with the byte order mark without which they misread Arabic. A
 * text that a spreadsheet would run as a formula gets an apostrophe; a phone and a dash alone are none.
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
  // Where commas mark decimals, spreadsheets part cells at semicolons.
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
