import { findFrom, isLabelled, isPause, textOf, valueAfter } from './around.ts';
import type { Finding } from './finding.ts';
import { isGivenName } from './given-names.ts';
import type { Item, ItemKind } from './items.ts';
import { isAnd, isCapitalised, isNameLike, nameFrom } from './name-words.ts';
import { isPlaceNoun } from './vocabulary.ts';

/** How surely a name after a phrase is the receiver's. */
const AFTER: Partial<Record<ItemKind, number>> = {
  receiver: 5,
  towards: 5,
  kin: 4,
  name: 3,
  intro: 2,
  title: 2,
};
const LABELS = new Set<ItemKind>(['name', 'receiver']);
/** Words after which a name has to look like one. */
const LOOSE = new Set<ItemKind>(['towards', 'kin', 'intro', 'title']);
const weights = { line: 2, signature: 1, doubtful: 0 } as const;
/** A name alone is at most as long as this. */
const MOST = 6;

/** Whose names a message gives as the receiver's. */
export function findName(items: readonly Item[], speakers: readonly string[]): Finding[] {
  const found = items.flatMap((item, at): [Item[], number][] => {
    if (item.isDropped) return [];
    const isTo = item.kind === 'into' && items[at + 1]?.key === ':';
    const weight = isTo ? AFTER.receiver : AFTER[item.kind];
    // الاسم: باسم خالد.
    const isName = isGivenName(item.key) && isLabelled(items, at, LABELS);
    if (weight !== undefined && !isName) {
      // `Sara or my sister Nora`.
      const sure = items[at - 1]?.kind === 'or' ? weights.doubtful : weight;
      return namesAfter(items, at).map((name) => [name, sure]);
    }
    if (at > 0 && !isPause(items[at - 1]) && items[at - 1]?.kind !== 'number') return [];
    return nameAlone(items, at);
  });
  const all = found.map(([name, weight]): Finding => ({
    field: 'full_name',
    value: textOf(name),
    weight,
  }));
  if (all.length > 0) return all;
  return speakers
    .filter((speaker) => /\p{L}/u.test(speaker))
    .map((value) => ({ field: 'full_name', value, weight: weights.doubtful }));
}

/** The name after a label, and the second of `A / B`. */
function namesAfter(items: readonly Item[], label: number): Item[][] {
  const kind = items[label]?.kind;
  const name = nameFrom(items, nameStart(items, label));
  const [first] = name;
  const isLikely =
    isNameLike(name) ||
    isGivenName(first?.key ?? '') ||
    (kind !== 'towards' && isCapitalised(name));
  if (!first || (kind && LOOSE.has(kind) && !isLikely)) return [];
  const end = items.indexOf(first) + name.length;
  const sign = items[end];
  const isOther = sign !== undefined && (sign.text === '/' || sign.kind === 'or' || isAnd(sign));
  const other = isOther
    ? nameFrom(items, afterTitle(items, sign.kind === 'word' ? end : end + 1))
    : [];
  return other.length > 0 ? [name, other] : [name];
}

/** Where the value of a label begins: after signs and titles, or in the next line. */
function nameStart(items: readonly Item[], label: number): number {
  let at = valueAfter(items, label);
  if (items[label]?.kind === 'kin' && /^[,،]$/.test(items[at]?.text ?? '')) at += 1;
  return afterTitle(items, at);
}

/** Titles are no part of a name: الأستاذ/, Mrs., and single letters such as م. */
function afterTitle(items: readonly Item[], from: number): number {
  let at = from;
  while (at < from + MOST && (items[at]?.kind === 'title' || isInitial(items, at))) {
    at = valueAfter(items, at);
  }
  return at;
}

/** A single letter that stands for a title: م. */
function isInitial(items: readonly Item[], at: number): boolean {
  return /^\p{L}$/u.test(items[at]?.key ?? '') && /^[./]$/.test(items[at + 1]?.text ?? '');
}

/** Words that are nothing but a name, from one pause to the next. */
function nameAlone(items: readonly Item[], from: number): [Item[], number][] {
  const start = afterTitle(items, from);
  const name = nameFrom(items, start);
  const end = start + name.length;
  const after = items[end];
  if (
    name.length === 0 ||
    name.length > MOST ||
    after?.kind === 'common' ||
    name.some(({ key }) => isPlaceNoun(key))
  )
    return [];
  if (isNameLike(name)) return [[name, weights.line]];
  const before = items[from - 1];
  const isLine = isLineEnd(before) && isLineEnd(after);
  const isLast =
    findFrom(items, end, ({ kind }) => kind !== 'line' && kind !== 'sep') === items.length;
  const isBesidePhone = before?.kind === 'number' || after?.kind === 'number';
  const first = name[0]?.key ?? '';
  if (name.length === 1)
    return isGivenName(first) && (isLine || isLast || isBesidePhone)
      ? [[name, weights.signature]]
      : [];
  // `Farhan Ali Abbasi, cell 0581204776`, and what a letter ends with.
  const isSigned = isLine && items.slice(Math.max(0, from - 3), from).some(isFarewell);
  if (isCapitalised(name) && (isSigned || items.slice(end + 1, end + 3).some(isOfPhone)))
    return [[name, weights.signature]];
  return isLine && !/^(?:ال|al$)/.test(first) ? [[name, weights.doubtful]] : [];
}

const isFarewell = ({ key }: Item) => /^(?:regards|sincerely|cheers|yours)$/.test(key);
const isOfPhone = ({ kind }: Item) => kind === 'phone' || kind === 'number';
const isLineEnd = (item: Item | undefined) => item === undefined || item.kind === 'line';
