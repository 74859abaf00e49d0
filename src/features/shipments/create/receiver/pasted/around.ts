import type { Item, ItemKind } from './items.ts';

/** Ends a line, or a sentence within one. */
export function isBreak(item: Item | undefined): boolean {
  return (
    item === undefined ||
    item.kind === 'line' ||
    (item.kind === 'sep' && /[.!؟?\p{So}]/u.test(item.text))
  );
}

/** Ends a piece of a list: a line, a sentence, or a comma. */
export function isPause(item: Item | undefined): boolean {
  return isBreak(item) || (item?.kind === 'sep' && /[,،;؛|()[\]–—\p{Pd}]/u.test(item.text));
}

/** A sign that joins a label to its value. */
export function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'sep' && /[:/=.#\p{Pd}]/u.test(item.text);
}

/** Signs between a label and its value. */
const MOST_SIGNS = 4;
const isLine = (item: Item | undefined) => item === undefined || item.kind === 'line';

/** Where the value of a label begins: after a sign, or below a label with a line of its own. */
export function valueAfter(items: readonly Item[], label: number): number {
  let at = label + 1;
  while (isJoint(items[at]) && at <= label + MOST_SIGNS) at += 1;
  const isBelow = isLine(items[at]) && (items[at - 1]?.key === ':' || isLine(items[label - 1]));
  return isBelow ? at + 1 : at;
}

/** The label whose value begins at a place, if it is one of these kinds. */
export function isLabelled(
  items: readonly Item[],
  value: number,
  labels: ReadonlySet<ItemKind>,
): boolean {
  let label = value - 1;
  while ((isJoint(items[label]) || items[label]?.kind === 'line') && label >= value - MOST_SIGNS)
    label -= 1;
  const kind = items[label]?.kind;
  return kind !== undefined && labels.has(kind) && valueAfter(items, label) === value;
}

/** The first place from one on at which something holds, or the end. */
export function findFrom(
  items: readonly Item[],
  from: number,
  holds: (item: Item) => boolean,
): number {
  for (let at = from; at < items.length; at += 1) {
    const item = items[at];
    if (item && holds(item)) return at;
  }
  return items.length;
}

/** Items on either side that are looked at. */
const FAR = 40;

/** The items of the line that a place is in. */
export function lineAround(items: readonly Item[], at: number): Item[] {
  let start = at;
  while (start > at - FAR && !isLine(items[start - 1])) start -= 1;
  const end = findFrom(items, at, ({ kind }) => kind === 'line');
  return items.slice(start, Math.min(end, at + FAR));
}

/** What items say, as it was written. */
export function textOf(items: readonly Item[]): string {
  return items.map(({ text }) => text).join(' ');
}
