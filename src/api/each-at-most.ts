/**
 * Processes each item, with at most the given number at a time.
 *
 * @param perform must not throw: a failure of one item does not affect the others.
 */
export async function eachAtMost<Item>(
  atMost: number,
  items: readonly Item[],
  perform: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await perform(item);
  };
  await Promise.all(Array.from({ length: atMost }, work));
}
