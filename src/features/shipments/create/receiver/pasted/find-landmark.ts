import { isLabelled, isPause, lineAround, textOf } from './around.ts';
import type { Finding } from './finding.ts';
import type { Item, ItemKind } from './items.ts';
import { isNameWord } from './name-words.ts';
import { isPlaceNoun } from './vocabulary.ts';

/** What a landmark does not go on with. */
const ENDS = new Set<ItemKind>([
  ...([
    'name',
    'receiver',
    'phone',
    'receiverPhone',
    'otherPhone',
    'number',
    'email',
    'code',
  ] as const),
  ...([
    'street',
    'road',
    'district',
    'postal',
    'building',
    'additional',
    'short',
    'shortCode',
  ] as const),
  ...(['address', 'order', 'amount', 'note', 'landmark', 'nearPlace', 'intro'] as const),
]);
const LABELS = new Set<ItemKind>(['landmark']);
const MOST = 12;
const OF_ADDRESS = new Set<ItemKind>([
  'listed',
  'place',
  'district',
  'street',
  'road',
  'address',
  'note',
]);
/** Ordinary words that names of places have. */
const WITHIN = new Set([
  'the',
  'of',
  'and',
  'old',
  'new',
  'first',
  'second',
  'house',
  'office',
  'shop',
  'store',
  'gate',
  'service',
  'guard',
  'door',
]);

/** What is near the address: from the word that says how, up to the end of the piece. */
export function findLandmarks(items: readonly Item[]): Finding[] {
  const all: string[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const length = lengthAt(items, at);
    if (length > 0) all.push(textOf(items.slice(at, at + length)));
    at += length;
  }
  // Two that complete each other are one description.
  return all.length === 0 ? [] : [{ field: 'landmark', value: all.join('، '), weight: 1 }];
}

/** How many items a landmark has that begins at a place; 0 where none does. */
function lengthAt(items: readonly Item[], at: number): number {
  const item = items[at];
  if (!item || item.isDropped || isNameWord(items, at)) return 0;
  const [next, second] = [items[at + 1], items[at + 2]];
  const noun = next?.key === 'the' ? second : next;
  const isNear =
    item.kind === 'near' || (item.kind === 'nearPlace' && noun && isPlaceNoun(noun.key));
  const isNamed = item.kind !== 'landmark' && isLabelled(items, at, LABELS);
  if (!isNear && !isNamed) return 0;
  let end = at + 1;
  while (end <= at + MOST && goesOn(items, end)) end += 1;
  return isNamed || isPlaced(items, at, end) ? end - at : 0;
}

/** What is near names a place, or stands in an address; a car has a front as well. */
function isPlaced(items: readonly Item[], at: number, end: number): boolean {
  const words = items.slice(at + 1, end);
  const isSaid = words.some(({ kind }) => kind === 'word' || kind === 'company');
  const isPlace = words.some(({ key, kind }) => isPlaceNoun(key) || kind === 'company');
  // Alone in its line, it belongs to the line above.
  const isAlone = items[at - 1]?.kind === 'line';
  const line = lineAround(items, isAlone ? at - 2 : at).filter((item) => !words.includes(item));
  return isSaid && (isPlace || line.some(({ kind }) => OF_ADDRESS.has(kind)));
}

function goesOn(items: readonly Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (!item || isPause(item) || ENDS.has(item.kind)) return false;
  // A city after the place is where both are.
  if (item.kind === 'listed' && before?.kind === 'word' && !isPlaceNoun(before.key)) return false;
  // The post office, but not Office 12.
  if (item.kind === 'unit') return after?.kind !== 'digits';
  if (item.kind !== 'common' || WITHIN.has(item.key)) return true;
  return item.key.startsWith('ال') && before !== undefined && isPlaceNoun(before.key);
}
