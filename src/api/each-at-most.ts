/**
 * Does something to each, at most so many at once.
 *
 * @param perform must not throw: what went wrong with one is no matter of the others.
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
