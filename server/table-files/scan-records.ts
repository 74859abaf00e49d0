import { TableRefused } from './refusal.ts';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The number of cells of each record of a CSV text. A quotation mark counts where a cell begins with
 * it; elsewhere it is a letter, as spreadsheets have it.
 *
 * @throws TableRefused `broken_quotes` with the row where the cell begins.
 */
export function* scanRecords(text: string, delimiter: string): Generator<number, void> {
  const separator = delimiter.charCodeAt(0);
  let row = 1;
  let cells = 1;
  for (let at = 0; ; at += 1) {
    if (text.charCodeAt(at) === QUOTE) {
      at = closingQuote(text, at) + 1;
      const next = text.charCodeAt(at);
      if (at === 0 || (at < text.length && next !== separator && !isLineEnd(next))) {
        throw new TableRefused({ code: 'broken_quotes', row, params: {} });
      }
    } else {
      at = endOfCell(text, at, separator);
    }
    const end = text.charCodeAt(at);
    if (end === separator) {
      cells += 1;
      continue;
    }
    yield cells;
    [row, cells] = [row + 1, 1];
    if (end === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    if (at + 1 >= text.length) return;
  }
}

/**
 * The number of all cells.
 *
 * @throws TableRefused `broken_quotes`.
 */
export function countCells(text: string, delimiter: string): number {
  let sum = 0;
  for (const cells of scanRecords(text, delimiter)) sum += cells;
  return sum;
}

/** Where a cell without quotation marks ends. */
function endOfCell(text: string, from: number, separator: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === separator || isLineEnd(letter)) break;
  }
  return at;
}

/** The mark that closes the one at `from`, or -1. A doubled mark is a letter. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

function isLineEnd(letter: number): boolean {
  return letter === LINE_FEED || letter === CARRIAGE_RETURN;
}
