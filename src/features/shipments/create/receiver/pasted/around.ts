import type { Item, ItemKind } from './items.ts';

/** Ends a line, or a sentence within one. */
export function isBreak(item: Item | undefined): boolean {
  return item === undefined || item.kind === 'line' || (item.kind === 'sep' && /[.!؟?\p{So}]/u.test(item.text));
}

/** Ends a piece of a list: a line, a sentence, or a comma. */
export function isPause(item: Item | undefined): boolean {
  return isBreak(item) || (item?.kind === 'sep' && /[,،;؛|()[\]–—\p{Pd}]/u.test(item.text));
}

/** The place after signs such as `:` and `/` that stand between a label and its value. */
export function valueAfter(items: readonly Item[], label: number): number {
  let at = label + 1;
  while (isJoint(items[at])) at += 1;
  return at;
}

/** A sign that joins a label to its value. */
export function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'sep' && /[:/=.#\p{Pd}]/u.test(item.text);
}

/** Whether a value stands after a label, with nothing but such signs between, or in the line below. */
export function isLabelled(items: readonly Item[], value: number, labels: ReadonlySet<ItemKind>): boolean {
  const at = labelBefore(items, value);
  const label = items[at];
  if (label?.kind !== 'line') return label !== undefined && labels.has(label.kind);
  const above = items[at - 1]?.key === ':' ? items[labelBefore(items, at)] : undefined;
  return above !== undefined && labels.has(above.kind);
}

function labelBefore(items: readonly Item[], value: number): number {
  let at = value - 1;
  while (isJoint(items[at])) at -= 1;
  return at;
}

/** The first place from one on at which something holds, or the end. */
export function findFrom(items: readonly Item[], from: number, holds: (item: Item) => boolean): number {
  for (let at = from; at < items.length; at += 1) {
    const item = items[at];
    if (item && holds(item)) return at;
  }
  return items.length;
}

/** The items of the line that a place is in. */
export function lineAround(items: readonly Item[], at: number): Item[] {
  let start = at;
  while (start > 0 && items[start - 1]?.kind !== 'line') start -= 1;
  return items.slice(start, findFrom(items, at, ({ kind }) => kind === 'line'));
}

/** What items say, as it was written. */
export function textOf(items: readonly Item[]): string {
  return items.map(({ text }) => text).join(' ');
}
