import { foldDigits } from '../../../../common/digits.ts';
import { stripInvisible } from '../../../../common/invisible-characters.ts';
import { fault, type Reading } from './reading.ts';

const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;
/** As `readTable` writes the cells that were dates, and as Excel writes some in CSV files. */
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?)$/i;
const EXPONENT = /^(\d)(?:[.,٫](\d+))?[eE]\+?(\d{1,3})$/;

/** Letters of the longest value that is no text of its own. */
const LONGEST = 250;
const UNREADABLE = '…';

/**
 * The text of a cell that is no sentence: ASCII digits, without what nobody sees and without the
 * apostrophe that keeps a number a text. One that is far too long is replaced by something that is no
 * value of any kind.
 */
export function bare(text: string): string {
  if (text.length > LONGEST) return UNREADABLE;
  return foldDigits(stripInvisible(text)).trim().replace(/^'/, '');
}

/** What a spreadsheet made of a cell whose content is lost. */
export function lossOf(text: string): Reading<never> | undefined {
  const plain = bare(text);
  if (FORMULA_ERROR.test(plain)) return fault('formula_error');
  return DATE.test(plain) ? fault('became_date') : undefined;
}

/** The failure of a formula, in a cell where a date may stand. */
export function formulaError(text: string): Reading<never> | undefined {
  return FORMULA_ERROR.test(bare(text)) ? fault('formula_error') : undefined;
}

/**
 * The digits of a number that a spreadsheet wrote as `5.01234567E+08`.
 *
 * @returns null if some are lost, undefined for any other text.
 */
export function digitsOfExponent(text: string): string | null | undefined {
  const [all, first = '', decimals = '', exponent] = EXPONENT.exec(text) ?? [];
  if (all === undefined) return undefined;
  return decimals.length === Number(exponent) ? first + decimals : null;
}
