/** A random generator that repeats its numbers on every run. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (min: number, max: number) => number;
  /** @throws RangeError if there is nothing to pick from. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. */
  chance: (share: number) => boolean;
  digits: (count: number) => string;
}

/** Mulberry32: small, fast and random enough; not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
  };
}
