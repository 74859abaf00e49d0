import { isPause } from './around.ts';
import { isGivenName, joinsNames } from './given-names.ts';
import type { Item, ItemKind } from './items.ts';

/** The name of a family by its form: السبيعي, آل مبارك, Alotaibi. */
const FAMILY = /^(?:ال\p{L}+ي|al[a-z]{4,})$/u;
const MOST = 7;
const NAMED_AFTER = new Set<ItemKind>(['street', 'road', 'district']);

/** Whether a word is a part of a name although it means something else too: رياض, Abha, خلف. */
export function isNameWord(items: readonly Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (!item || item.joined !== '') return false;
  if (before && joinsNames(before.key)) return true;
  if (!isGivenName(item.key) || !after) return false;
  if (joinsNames(after.key)) return true;
  if (after.kind !== 'word') return false;
  // خلف is a name and means behind.
  if (item.kind === 'near')
    return isPause(before) && FAMILY.test(after.key) && isPause(items[at + 2]);
  return FAMILY.test(after.key) || !/^(?:ال|al$)/.test(after.key);
}

/** The words of a name from a place on, up to what cannot be part of one. */
export function nameFrom(items: readonly Item[], from: number): Item[] {
  const words: Item[] = [];
  for (let at = from; at < items.length && words.length < MOST; at += 1) {
    const item = items[at];
    const last = words.at(-1);
    if (!item || isPause(item) || (last && isAnd(item))) break;
    const isPart =
      item.kind === 'word' ||
      isNameWord(items, at) ||
      // ضيف الله.
      (last && (joinsNames(last.key) || item.key === 'الله'));
    // After the family's name no other name begins.
    const isOver = last && FAMILY.test(last.key) && words.length > 1 && !FAMILY.test(item.key);
    if (!isPart || item.kind === 'sep' || isOver) break;
    words.push(item);
  }
  const after = items[from + words.length];
  // Othman bin Affan Road.
  return after && NAMED_AFTER.has(after.kind) && /^[a-z]/.test(after.key) ? [] : words;
}

/** Whether a word begins another name: `and`, or و joined before one. */
export function isAnd({ key }: Item): boolean {
  return key === 'and' || (key.startsWith('و') && isGivenName(key.slice(1)) && !isGivenName(key));
}

/** Foreign names are in no list: `this is Maricel Santos`. */
export function isCapitalised(words: readonly Item[]): boolean {
  const isPlace = words[0]?.key === 'al';
  return !isPlace && words.length > 1 && words.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}

/** Whether words have the form of a person's name. */
export function isNameLike(words: readonly Item[]): boolean {
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || !second || !last) return false;
  if (
    isGivenName(first.key) ||
    words.some(({ key }) => joinsNames(key) && key !== 'ال' && key !== 'al')
  )
    return true;
  return FAMILY.test(last.key) && !/^(?:ال|al$)/.test(first.key);
}
