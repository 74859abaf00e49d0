import { parsePhone } from '../../common/phone.ts';
import { foldForSearch } from '../../common/search-text.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { LocalizedText } from '../domain/rate-card.ts';

/** What a person may remember of a shipment. */
export interface Searchable {
  tracking_number: string;
  reference_id: string | null;
  company: string | null;
  product_name: string;
  receiver: components['schemas']['Receiver'];
}

/**
 * The words the list's search looks in, folded, each with a space before it; for the column
 * `search_text`. A number is also found by its last four digits, a reference by its parts.
 */
export function searchTextOf(
  { receiver, ...shipment }: Searchable,
  names: { city: LocalizedText | undefined },
): string {
  const phone = parsePhone(receiver.phone, receiver.country);
  const texts = [
    shipment.tracking_number,
    // As people read it out: without its letters.
    shipment.tracking_number.replace(/^MZ/, ''),
    shipment.reference_id,
    shipment.company,
    shipment.product_name,
    receiver.full_name,
    receiver.company,
    receiver.email,
    receiver.phone,
    // As it is dialled at home: 0512345678.
    phone.ok ? phone.national.replace(/\D/g, '') : null,
    receiver.city,
    names.city?.ar,
    names.city?.en,
  ];
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  const parts = words.flatMap((word) => [
    ...(word.includes('-') ? word.split('-').filter((part) => part !== '') : []),
    ...(LONG_NUMBER.test(word) ? [word.slice(-4)] : []),
  ]);
  return [...new Set([...words, ...parts])].map((word) => ` ${word}`).join('');
}

const LONG_NUMBER = /\d{7}$/;

/** A country code is the same with and without its plus. */
function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(' ')
    .map((word) => word.replace(/^\+(?=\d)/, ''))
    .filter((word) => word !== '');
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

/** The words to find in {@link searchTextOf}, each by its beginning. */
export function soughtWords(q: string): SoughtWord[] {
  return wordsOf(joinGroups(foldForSearch(q))).map((word) => ({
    beginning: word.slice(0, INDEXED),
    pattern: `% ${escaped(word)}%`,
    isWhole: word.length <= INDEXED,
  }));
}

/** Digits of a number that people write in groups: a phone or a tracking number. */
const GROUPED = { least: 7, most: 15 };

/** Groups of digits side by side are one number, so that its groups are not found here and there. */
function joinGroups(folded: string): string {
  return folded.replace(/(?<!\S)\+?\d+(?: \d+)+(?!\S)/g, (groups) => {
    const { length } = groups.replace(/\D/g, '');
    return length >= GROUPED.least && length <= GROUPED.most ? groups.replaceAll(' ', '') : groups;
  });
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** The patterns for `LIKE` that must all match in lists that are searched anywhere in a text. */
export function searchPatterns(q: string): string[] {
  return joinGroups(foldForSearch(q))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${escaped(word)}%`);
}
