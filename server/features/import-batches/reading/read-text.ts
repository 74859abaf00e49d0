import { beginsFormula } from '../../../../common/csv.ts';
import { bare, digitsOfExponent } from './damage.ts';
import { fault, read, type Reading } from './reading.ts';

/** They come with copied texts; those that change the direction are not allowed in an order. */
const UNSEEN = /[\u00AD\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** A text of one line. */
export function readLine(text: string): Reading<string> {
  if (beginsFormula(text)) return fault('formula_like');
  const { seen, wasHidden } = withoutUnseen(text);
  const lines = seen
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const comma = /\p{sc=Arabic}/u.test(seen) ? '، ' : ', ';
  if (lines.length > 1) return read(lines.join(comma), 'line_breaks');
  return read(lines[0] ?? '', wasHidden ? 'invisible_characters' : undefined);
}

/** A text of several lines. */
export function readParagraph(text: string): Reading<string> {
  if (beginsFormula(text)) return fault('formula_like');
  const { seen, wasHidden } = withoutUnseen(text);
  const paragraph = seen.replace(LINE_BREAK, '\n').trim();
  return read(paragraph, wasHidden ? 'invisible_characters' : undefined);
}

function withoutUnseen(text: string): { seen: string; wasHidden: boolean } {
  const seen = text.replace(UNSEEN, '').replaceAll('\t', ' ');
  return { seen, wasHidden: seen.length !== text.length };
}

/** A number of an order or a product, of which a spreadsheet may have made `1.23457E+11`. */
export function readReference(text: string): Reading<string> {
  const plain = bare(text);
  const digits = digitsOfExponent(plain);
  // Shorter ones are as likely a code of its own, such as 1E5.
  if (digits === undefined || !/\+\d\d$/.test(plain)) return readLine(text);
  return digits === null ? fault('digits_lost') : read(digits, 'exponent');
}

const CALLING_CODE = /^(?:\+|00)?([1-9]\d{0,3})$/;

/** A code such as +966. Whether there is such a code is told by the contract. */
export function readCallingCode(text: string): Reading<string> {
  const code = CALLING_CODE.exec(bare(text))?.[1];
  return read(code === undefined ? bare(text) : `+${code}`);
}
