/** What a spreadsheet gets in one cell; figures stay figures. */
export type CsvValue = string | number | undefined;

/**
 * Lines for spreadsheets (RFC 4180), with the byte order mark without which they misread Arabic. A
 * text that a spreadsheet would run as a formula gets an apostrophe.
 */
export function csvOf(lines: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=+@\t\r-]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
