import { isPause, lineAround, textOf, valueAfter } from './around.ts';
import type { Finding, PastedField } from './finding.ts';
import type { Item, ItemKind } from './items.ts';
import { isNameLike } from './name-words.ts';
import { isPlaceNoun } from './vocabulary.ts';
import { isGivenName, joinsNames } from './given-names.ts';

const weights = { new: 3, marked: 2, placed: 1 } as const;
/** Words of the longest name of a street or a district. */
const MOST = 6;
const isLatin = ({ key }: Item) => /^[\da-z]/.test(key);
/** Ranks after which a name follows: الملك فهد, الأمير سلطان. */
const RANK = /^(?:الملك|الامير|الاميره|الامام|الشيخ|الشيخه|خادم|وادي|ضاحيه|عبد)$/;
/** Parts of the country that stand after a name without an article: النسيم شرق. */
const SIDE = /^(?:شرق|غرب|شمال|جنوب|\d{1,3})$/;
const SUFFIX = /^(?:dist|neigh|quarter)/;
const ARTICLE = /^(?:al|ar|as|an|ash|ad|at|az)$/;
const KEPT = /^(?:ضاحيه|مخطط|اسكان)$/;

/** The districts of a message: `حي …`, `… district`, or a piece of an address that starts with ال. */
export function findDistricts(items: readonly Item[]): Finding[] {
  const marked = items.flatMap((item, at): Finding[] => {
    const isNew = items[at + 1]?.kind === 'turn';
    const value = valueAfter(items, isNew ? at + 1 : at);
    if (item.kind !== 'district' || item.isDropped || items[value]?.kind === 'district') return [];
    const before =
      items[at + 1]?.key === ':' || !SUFFIX.test(item.key) ? [] : placeBefore(items, at);
    const words = before.length > 0 ? before : placeFrom(items, value);
    return found(
      'district',
      KEPT.test(item.key) ? [item, ...words] : words,
      isNew ? weights.new : weights.marked,
    );
  });
  return marked.length > 0 ? marked : placedDistricts(items);
}

/** The streets: `شارع …` and `… Street` without that word, `طريق …` and `… Road` with it. */
export function findStreets(items: readonly Item[]): Finding[] {
  return items.flatMap((item, at): Finding[] => {
    if ((item.kind !== 'street' && item.kind !== 'road') || item.isDropped) return [];
    const value = valueAfter(items, at);
    if (items[value]?.kind === 'street' || items[value]?.kind === 'road') return [];
    const isLabel = items[at + 1]?.key === ':';
    const before = isLatin(item) && !isLabel ? placeBefore(items, at) : [];
    const isKept = item.kind === 'road' && !isLabel;
    if (before.length > 0)
      return found('street_name', isKept ? [...before, item] : before, weights.marked);
    const words = placeFrom(items, value);
    // `Street: King Abdulaziz Road` is found by its last word.
    const next = items[value + words.length];
    if (next && isLatin(next) && (next.kind === 'street' || next.kind === 'road')) return [];
    return found(
      'street_name',
      isKept && words.length > 0 ? [item, ...words] : words,
      weights.marked,
    );
  });
}

function found(field: PastedField, words: readonly Item[], weight: number): Finding[] {
  return words.length === 0 ? [] : [{ field, value: textOf(words), weight }];
}

const PLAIN = new Set<ItemKind>(['word', 'listed', 'place']);
/** `حي السلام`, `طريق المدينة`: words that mean something else, with an article. */
const isArticled = ({ kind, key }: Item) =>
  (kind === 'common' || kind === 'city' || kind === 'country') && key.startsWith('ال');

/** The words of a name of a place from one on; its first may be a city, as in `طريق مكة`. */
function placeFrom(items: readonly Item[], from: number): Item[] {
  const words: Item[] = [];
  let at = from;
  for (; at < items.length && words.length < MOST; at += 1) {
    const item = items[at];
    const last = words.at(-1);
    if (!item || isPause(item)) break;
    const isNumber = item.kind === 'digits' && item.text.length <= 3;
    const isJoined = last !== undefined && (joinsNames(last.key) || RANK.test(last.key));
    const isFirst =
      last === undefined &&
      (PLAIN.has(item.kind) ||
        isNumber ||
        isArticled(item) ||
        RANK.test(item.key) ||
        joinsNames(item.key));
    if (!isFirst && !isJoined && item.kind !== 'word' && !SIDE.test(item.key)) break;
    words.push(item);
  }
  // In a run of words its end is known by their form alone.
  return items[at]?.kind === 'common' ? words.slice(0, formalLength(words)) : words;
}

/** How many of the words go together by their form: with articles, after a rank or بن. */
function formalLength(words: readonly Item[]): number {
  const length = words.findIndex((word, index) => {
    const before = words[index - 1];
    if (!before || isLatin(word)) return false;
    const isJoined = joinsNames(before.key) || joinsNames(word.key) || RANK.test(before.key);
    return !isJoined && !word.key.startsWith('ال') && !SIDE.test(word.key);
  });
  return length === -1 ? words.length : length;
}

/** The words before `Road` or `district`, back to what cannot be part of a name. */
function placeBefore(items: readonly Item[], suffix: number): Item[] {
  const words: Item[] = [];
  for (let at = suffix - 1; at >= 0 && words.length < MOST; at -= 1) {
    const item = items[at];
    if (!item || !isLatin(item)) break;
    // Abi Bakr As Siddiq Road.
    const isArticle =
      item.kind === 'common' &&
      /^A/.test(item.text) &&
      (ARTICLE.test(item.key) || joinsNames(item.key));
    // Al Salam means something else too.
    const isArticled = item.kind === 'common' && ARTICLE.test(items[at - 1]?.key ?? '');
    if (!PLAIN.has(item.kind) && item.kind !== 'title' && !isArticle && !isArticled) break;
    words.unshift(item);
  }
  // `Riyadh King Fahd Road`: the city is not part of the name.
  return words[0]?.kind === 'listed' && words.length > 2 ? words.slice(1) : words;
}

/** Pieces that can only be districts: beside a city or a street, and every word with its article. */
function placedDistricts(items: readonly Item[]): Finding[] {
  return items.flatMap((item, at): Finding[] => {
    if (item.isDropped || item.kind !== 'word' || !isPause(items[at - 1])) return [];
    const words = placeFrom(items, at);
    const end = at + words.length;
    if (!isPause(items[end]) || isNameLike(words) || isGivenName(item.key)) return [];
    if (words.some(({ key }) => isPlaceNoun(key))) return [];
    const isPlace =
      ARTICLE.test(item.key) || words.every(({ key }) => /^(?:ال\p{L}|al[a-z-]{3})/u.test(key));
    const isAddress = [at, at - 2, end + 1].some((near) =>
      lineAround(items, near).some(isOfAddress),
    );
    return isPlace && isAddress ? found('district', words, weights.placed) : [];
  });
}

const isOfAddress = ({ kind }: Item) => kind === 'listed' || kind === 'street' || kind === 'road';
