/** Items that have something in common; never none. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Groups by key, each in the order of its first item. */
export function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const found = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}
