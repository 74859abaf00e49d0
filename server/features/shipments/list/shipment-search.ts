import { parsePhone } from '../../../../common/phone.ts';
import { foldForSearch } from '../../../../common/search-text.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { CITIES } from '../../../reference/places/cities.ts';
import { isNumber, type SearchWord, searchWords } from './search-words.ts';

/** What a person may remember of a shipment. */
export interface Searchable {
  tracking_number: string;
  reference_id: string | null;
  company: string | null;
  product_name: string;
  further_products: readonly { product_name: string }[] | null;
  receiver: components['schemas']['Receiver'];
}

/** Which rules a stored {@link searchTextOf} follows: raised with them, so that rows are refiled. */
export const SEARCH_FORM = 3;

/**
 * The words the list's search looks in, folded, each with a space before it; for the column
 * `search_text`. A word is also found from each of its parts on and without its «ال», a number
 * without the zeros before it and by its last four digits.
 */
export function searchTextOf({ receiver, ...shipment }: Searchable): string {
  const phone = parsePhone(receiver.phone, receiver.country);
  const city = CITIES.find(({ code }) => code === receiver.city)?.name;
  const texts = [
    shipment.tracking_number,
    // As people read it out: without its letters.
    shipment.tracking_number.replace(/^MZ/, ''),
    shipment.reference_id,
    shipment.company,
    shipment.product_name,
    ...(shipment.further_products ?? []).map(({ product_name }) => product_name),
    receiver.full_name,
    receiver.company,
    receiver.email,
    receiver.phone,
    // As it is dialled at home: 0512345678.
    phone.ok ? phone.national.replace(/\D/g, '') : null,
    receiver.city,
    city?.ar,
    city?.en,
  ];
  const words = texts.flatMap((text) => searchWords(text ?? '').flatMap(waysToFind)).sort();
  // A word that another one begins with is found by that.
  const needed = words.filter((word, at) => words[at + 1]?.startsWith(word) !== true);
  return needed.map((word) => ` ${word}`).join('');
}

/** Parts of a word that are joined: enough for any phone, and no text grows without bounds. */
const JOINED = 16;

const LONG_NUMBER = /\d{7}$/;

function waysToFind(parts: SearchWord): string[] {
  return parts.flatMap((_, from) => {
    const word = parts.slice(from, from + JOINED).join('');
    return [
      word,
      word.replace(/^ال(?=..)/, ''),
      // «الألعاب»: its «ألعاب» is sought without an «ال» as well.
      word.replace(/^(?:ال){2}(?=..)/, ''),
      ...(isNumber(word) ? [word.replace(/^0+(?=\d)/, '')] : []),
      ...(LONG_NUMBER.test(word) ? [word.slice(-4)] : []),
    ];
  });
}

/** Letters of a word that the index knows. */
const INDEXED = 8;

/** What a row must hold, all of it: `beginning` finds rows, `pattern` says for `LIKE` what was meant. */
export interface SoughtWord {
  beginning: string;
  pattern: string;
  /** Whether `beginning` is all of the word, so that nothing is left to compare. */
  isWhole: boolean;
}

/**
 * The words to find in {@link searchTextOf}, each by its beginning, and without its «ال» where three
 * letters follow: a name is stored with it or not, and is found without it either way.
 */
export function soughtWords(q: string): SoughtWord[] {
  return sought(q).map((parts) => {
    const letters = [
      ...parts
        .slice(0, JOINED)
        .join('')
        .replace(/^ال(?=...)/u, ''),
    ];
    return {
      beginning: letters.slice(0, INDEXED).join(''),
      pattern: `% ${escaped(letters.join(''))}%`,
      isWhole: letters.length <= INDEXED,
    };
  });
}

/** The patterns for `LIKE` that must all match in lists that are searched anywhere in a text. */
export function searchPatterns(q: string): string[] {
  return sought(q).map((parts) => `%${parts.map(escaped).join('%')}%`);
}

/** Signs alone are sought as they are, so that they find what has them rather than everything. */
function sought(q: string): SearchWord[] {
  const words = searchWords(q).map(withoutExitCode);
  const signs = words.length === 0 ? foldForSearch(q) : '';
  return signs === '' ? words : [[signs]];
}

/** `00966…` is `+966…`; other numbers that begin so are found without their zeros too. */
function withoutExitCode(parts: SearchWord): SearchWord {
  const [first = '', ...rest] = parts;
  if (!/^00\d{5}/.test(parts.join('')) || !isNumber(parts.join(''))) return parts;
  return [first.replace(/^0+/, ''), ...rest].filter((part) => part !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
