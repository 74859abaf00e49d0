import { foldDigits } from '../../../common/digits.ts';
import { stripInvisible } from '../../../common/invisible-characters.ts';
import { readTrackingNumber } from './read-tracking-number.ts';

/** Maximum number tracked at once. */
export const MOST_NUMBERS = 50;

export interface ReadTrackingNumbers {
  /** Without duplicates, in their original order. */
  numbers: string[];
  /** Invalid numbers, as written. */
  wrong: string[];
}

/** A number with or without its letters, with spaces and dashes, and not part of a longer one. */
const NUMBER = /(?<![\p{L}\d])(?:M[\s\p{Pd}]*Z[\s\p{Pd}]*)?\d(?:[\s\p{Pd}]*\d){10}(?!\d)/giu;
const SEPARATORS = /[\n\r\t,;|،؛]+/u;
/** The number in the address of a tracking page. */
const IN_ADDRESS = /MZ\d{11}(?!\d)/iu;

/**
 * Finds the numbers in pasted text: a table column, a sentence, addresses, in any digits. Other
 * words are ignored, unless there is nothing else.
 */
export function readTrackingNumbers(pasted: string): ReadTrackingNumbers {
  const numbers = new Set<string>();
  const wrong = new Set<string>();
  for (const line of foldDigits(stripInvisible(pasted)).split(SEPARATORS)) {
    const found = readLine(line.trim());
    for (const number of found.numbers) numbers.add(number);
    for (const word of found.wrong) wrong.add(word);
  }
  return { numbers: [...numbers], wrong: [...wrong] };
}

function readLine(line: string): ReadTrackingNumbers {
  const numbers: string[] = [];
  const wrong: string[] = [];
  const keep = (written: string) => {
    const reading = readTrackingNumber(written);
    if (reading.ok) numbers.push(reading.number);
    else wrong.push(written.trim());
    return ' ';
  };
  const rest = line
    .replaceAll(/\S+\/\S*/gu, (address) => keep(IN_ADDRESS.exec(address)?.[0] ?? address))
    .replaceAll(NUMBER, keep)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));
  const isAllWords = numbers.length === 0 && wrong.length === 0;
  wrong.push(...rest.filter((word) => isAllWords || /\d/u.test(word)));
  return { numbers, wrong };
}
