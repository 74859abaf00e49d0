import { parsePhone } from '../../../../common/phone.ts';
import { foldForSearch } from '../../../../common/search-text.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { CITIES } from '../../../reference/places/cities.ts';
import { isNumber, type SearchWord, searchWords } from './search-words.ts';

/** What people search a shipment by. */
export interface Searchable {
  tracking_number: string;
  reference_id: string | null;
  company: string | null;
  product_name: string;
  further_products: readonly { product_name: string }[] | null;
  receiver: components['schemas']['Receiver'];
}

/**
 * Version of the rules of {@link searchTextOf}. Raise it with every change, so that stored texts
 * are rewritten.
 */
export const SEARCH_FORM = 3;

/**
 * The words for the list's search, folded, each after a space; stored in `search_text`. A word is
 * also found from the start of each of its parts and without its «ال», and a number also without
 * leading zeros and by its last four digits.
 */
export function searchTextOf({ receiver, ...shipment }: Searchable): string {
  const phone = parsePhone(receiver.phone, receiver.country);
  const city = CITIES.find(({ code }) => code === receiver.city)?.name;
  const texts = [
    shipment.tracking_number,
    // As people read it out, without its letters.
    shipment.tracking_number.replace(/^MZ/, ''),
    shipment.reference_id,
    shipment.company,
    shipment.product_name,
    ...(shipment.further_products ?? []).map(({ product_name }) => product_name),
    receiver.full_name,
    receiver.company,
    receiver.email,
    receiver.phone,
    // As dialled within the country: 0512345678.
    phone.ok ? phone.national.replace(/\D/g, '') : null,
    receiver.city,
    city?.ar,
    city?.en,
  ];
  return wordsToFind(texts);
}

/** The words of texts with the ways to find them, each after a space; also those of products. */
export function wordsToFind(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => searchWords(text ?? '').flatMap(waysToFind)).sort();
  // A word that begins another one is found through that one.
  const needed = words.filter((word, at) => words[at + 1]?.startsWith(word) !== true);
  return needed.map((word) => ` ${word}`).join('');
}

/** Parts of a word that are joined: enough for any phone, and a bound for the text's length. */
const JOINED = 16;

const LONG_NUMBER = /\d{7}$/;

function waysToFind(parts: SearchWord): string[] {
  return parts.flatMap((_, from) => {
    const word = parts.slice(from, from + JOINED).join('');
    return [
      word,
      word.replace(/^ال(?=..)/, ''),
      // «الألعاب»: its «ألعاب» is also searched without an «ال».
      word.replace(/^(?:ال){2}(?=..)/, ''),
      ...(isNumber(word) ? [word.replace(/^0+(?=\d)/, '')] : []),
      ...(LONG_NUMBER.test(word) ? [word.slice(-4)] : []),
    ];
  });
}

/** Letters of a word in the index. */
const INDEXED = 8;

/**
 * Conditions that a row must meet: `beginning` finds rows by index, `pattern` checks them with
 * `LIKE`.
 */
export interface SoughtWord {
  beginning: string;
  pattern: string;
  /** Whether `beginning` is the whole word, so that no comparison is left. */
  isWhole: boolean;
}

/**
 * The words to find in {@link searchTextOf}, each by its beginning. «ال» is removed where three
 * letters follow, so a name is found with or without it.
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

/** The `LIKE` patterns that must all match in lists that search anywhere in a text. */
export function searchPatterns(q: string): string[] {
  return sought(q).map((parts) => `%${parts.map(escaped).join('%')}%`);
}

/** A query with signs only is searched as it is, so that it does not match everything. */
function sought(q: string): SearchWord[] {
  const words = searchWords(q).map(withoutExitCode);
  const signs = words.length === 0 ? foldForSearch(q) : '';
  return signs === '' ? words : [[signs]];
}

/** `00966…` becomes `+966…`; other numbers with leading zeros are also found without them. */
function withoutExitCode(parts: SearchWord): SearchWord {
  const [first = '', ...rest] = parts;
  if (!/^00\d{5}/.test(parts.join('')) || !isNumber(parts.join(''))) return parts;
  return [first.replace(/^0+/, ''), ...rest].filter((part) => part !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
