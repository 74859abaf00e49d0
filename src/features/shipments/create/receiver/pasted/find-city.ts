import { isBreak, isLabelled, isPause, valueAfter } from './around.ts';
import type { Finding } from './finding.ts';
import type { Item, ItemKind } from './items.ts';
import { isNameWord } from './name-words.ts';
import { isPlaceNoun } from './vocabulary.ts';

const LABELS = new Set<ItemKind>(['city']);
const NAMED_AFTER = new Set<ItemKind>(['street', 'road', 'district']);
/** What says that a city near it is that of an address, and how near. */
const OF_ADDRESS = new Set<ItemKind>([...NAMED_AFTER, 'building', 'postal', 'shortCode']);
const NEAR = 6;
/** Names of cities that are words as well: the news, a grandmother, Thursday, the city. */
const AMBIGUOUS = /^(?:[ول]?جده|ال?خبر|خميس|(?:ال)?مدينه|baha|hail|jed|khamis|hasa)$/;

const weights = { labelled: 4, addressed: 3, located: 2, mentioned: 1, none: 0 } as const;

/** The cities that a message names as the receiver's; beside a town that is not listed, they are doubtful. */
export function findCity(items: readonly Item[]): Finding[] {
  const all = items.flatMap((item, at) => {
    if ((item.kind !== 'listed' && item.kind !== 'place') || item.isDropped) return [];
    const weight = weightOf(items, at);
    return weight === weights.none ? [] : [{ value: item.value, weight, at }];
  });
  const isEither = all.some(({ at }, index) => index > 0 && isAlternative(items, at));
  const highest = Math.max(...all.map(({ weight }) => weight));
  const least = isEither ? weights.mentioned : Math.min(highest, weights.addressed);
  const said = all.filter(({ weight }) => weight >= least);
  const isElsewhere = said.some(({ value }) => value === '') || isUnknownLabelled(items);
  return said
    .filter(({ value }) => value !== '')
    .map(({ value }) => ({ field: 'city', value, weight: isElsewhere ? 0 : 1 }));
}

function weightOf(items: readonly Item[], at: number): number {
  const { key = '', joined = '', kind } = items[at] ?? {};
  const before = items[at - 1]?.kind;
  if (isLabelled(items, at, LABELS)) return weights.labelled;
  if (before === 'region' || isPartOfPlace(items, at)) return weights.none;
  if (kind === 'listed' && isNameWord(items, at)) return weights.none;
  if (isAlone(items, at) || isAddressed(items, at)) return weights.addressed;
  if (before === 'at' || joined.includes('ب')) return weights.located;
  return AMBIGUOUS.test(key) || before === 'from' ? weights.none : weights.mentioned;
}

/** `A or B`, `A / B`. */
function isAlternative(items: readonly Item[], at: number): boolean {
  const sign = items[at - 1];
  return sign?.kind === 'or' || (sign?.text === '/' && items[at - 2]?.kind === 'listed');
}

/** A street, a district or a hospital that is named after the city. */
function isPartOfPlace(items: readonly Item[], at: number): boolean {
  const after = items[at + 1];
  if (after && NAMED_AFTER.has(after.kind) && /^[a-z]/.test(after.key)) return true;
  const isNamed = isLabelled(items, at, NAMED_AFTER) || isPlaceNoun(items[at - 1]?.key ?? '');
  return isNamed && items[at]?.joined === '';
}

function isAlone(items: readonly Item[], at: number): boolean {
  const after = items[at + 1];
  const isPostal = after?.kind === 'digits' && after.text.length === 5;
  const before = items[at - 1];
  return (isPause(before) || before?.key === ':') && (isPause(after) || isPostal);
}

function isAddressed(items: readonly Item[], at: number): boolean {
  return [-1, 1].some((step) => {
    for (let distance = 1; distance <= NEAR; distance += 1) {
      const item = items[at + step * distance];
      if (!item || isBreak(item) || item.kind === 'listed' || item.isDropped) return false;
      if (OF_ADDRESS.has(item.kind)) return true;
    }
    return false;
  });
}

/** `City: Somewhere` that is in no list. */
function isUnknownLabelled(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    const value = items[valueAfter(items, at)];
    return (
      item.kind === 'city' &&
      !item.isDropped &&
      items[at + 1]?.key === ':' &&
      value?.kind === 'word'
    );
  });
}
