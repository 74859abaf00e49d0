/** The value of one cell. */
export type CsvValue = string | number | undefined;

/** Begins a file: without this byte order mark, spreadsheets misread Arabic. */
export const CSV_MARK = '\uFEFF';

const SIGNS = '=+\\-@⁺⁻⁼₊₋₌−⩵⩶﬩﹢﹣﹦﹫＋－＝＠';
const UNSEEN = '"\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800';

/**
 * A sign that begins a formula (also in another form of the character), at the start of a text or
 * behind anything at which a spreadsheet may begin a cell: where the comma is the decimal separator
 * it splits lines at semicolons, and then a quotation mark inside a cell protects nothing.
 */
const FORMULA = new RegExp(`[${SIGNS}](?<=(?:^|[,;|\\t\\r\\n])[${UNSEEN}]*'*[${SIGNS}])`, 'gu');

/** What stands in a file for {@link FORMULA}. */
const MARKED = new RegExp(`'(?=[${SIGNS}])(?<=(?:^|[,;|\\t\\r\\n])[${UNSEEN}]*'+)`, 'gu');

/** A text that begins a formula in a cell of its own. */
const BEGINS_FORMULA = new RegExp(`^[${UNSEEN}]*[${SIGNS}]`, 'u');

/** A phone number, a number or a dash: evaluating them changes nothing. */
const HARMLESS = /^(?:\+\d[\d ]*|-?\d+(?:\.\d+)?|-)$/;

/**
 * One line for spreadsheets (RFC 4180) with its end. A text that a spreadsheet would evaluate as a
 * formula gets an apostrophe before the sign; numbers and phone numbers do not. So that
 * {@link unmarkFormulas} finds the text as it was, apostrophes before a sign get one more.
 */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvValue, column: number): string {
  if (value === undefined) return '';
  const text = String(value);
  // Split at semicolons, the first cell of a line continues with the second, whatever is in it.
  const isSafe = column > 0 && HARMLESS.test(text);
  const harmless = isSafe ? text : text.replace(FORMULA, "'$&");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a cell that {@link csvLine} wrote: without the apostrophes that keep it from being evaluated. */
export function unmarkFormulas(cell: string): string {
  return cell.includes("'") ? cell.replace(MARKED, '') : cell;
}

/** Whether a spreadsheet would evaluate a text; a number or a phone number is none. */
export function beginsFormula(text: string): boolean {
  return BEGINS_FORMULA.test(text) && !HARMLESS.test(text.trim());
}
