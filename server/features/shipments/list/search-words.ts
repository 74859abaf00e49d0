import { foldForSearch } from '../../../../common/search-text.ts';

/** A word as its parts, the letters and digits between signs: `ord-2024/77` has three. */
export type SearchWord = readonly string[];

/** Particles that people write with or without a space: عبد الله, أبو بكر, آل سعود, Al Ghamdi. */
const LEADING = new Set(['عبد', 'ابو', 'ال', 'abd', 'abdul', 'abu', 'al']);

/** Number of digits that people write in groups: a phone or a tracking number. */
const GROUPED = { least: 7, most: 15 };

/**
 * The words of a text, folded. Stored texts and queries are split by this one function, so that
 * signs and spaces make no difference. A text with signs only has no words.
 */
export function searchWords(text: string): SearchWord[] {
  const folded = foldForSearch(text).replace(/(?<!\p{L})عبد(?=ال)/gu, 'عبد ');
  const words: SearchWord[] = [];
  for (const chunk of folded.split(' ')) {
    const parts = chunk.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const before = words.at(-1);
    if (before && LEADING.has(before.at(-1) ?? '')) words.splice(-1, 1, [...before, ...parts]);
    else if (parts.length > 0) words.push(parts);
  }
  return joinGroups(words);
}

/**
 * Joins neighbouring groups of digits into one number, so that its groups do not match separately.
 */
function joinGroups(words: readonly SearchWord[]): SearchWord[] {
  const joined: SearchWord[] = [];
  let group: SearchWord[] = [];
  const endGroup = () => {
    const { length } = group.flat().join('');
    const isOne = length >= GROUPED.least && length <= GROUPED.most;
    joined.push(...(isOne ? [group.flat()] : group));
    group = [];
  };
  for (const word of words) {
    if (isNumber(word.join(''))) group.push(word);
    else {
      endGroup();
      joined.push(word);
    }
  }
  endGroup();
  return joined;
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
