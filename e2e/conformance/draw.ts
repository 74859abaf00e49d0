import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { Schema } from './contract.ts';
import { leastMade, leastOf } from './least.ts';

/** The random choices of a run; the same seed repeats them. */
export interface Draw {
  <Value>(arbitrary: fc.Arbitrary<Value>): Value;
  /** One of them, all equally likely. */
  one: <Value>(items: readonly Value[]) => Value;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** From `least` to `most`, inclusive. */
  whole: (least: number, most: number) => number;
  /** A value that matches the schema. */
  from: (schema: Schema) => unknown;
  /** How many choices were made so far. */
  made: () => number;
}

/** @param free how many choices are random; those after them are the least: the first, the lowest. */
export function newDraw(seed: number, free = Infinity): Draw {
  let state = seed | 0;
  let made = 0;
  /** Mulberry32: random enough for tests, and fast. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function choose<Value>(random: (number: number) => Value, least: () => Value): Value {
    made += 1;
    return made > free ? least() : random(next());
  }
  function sample<Value>(arbitrary: fc.Arbitrary<Value>, number: number): Value {
    const [value] = fc.sample(arbitrary, { seed: Math.floor(number * 2 ** 31), numRuns: 1 });
    return value as Value;
  }
  function draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return choose(
      (number) => sample(arbitrary, number),
      () => leastMade(arbitrary),
    );
  }
  return Object.assign(draw, {
    one<Value>(items: readonly Value[]): Value {
      if (items.length === 0) throw new Error('There is nothing to draw from');
      const at = choose(
        (number) => Math.floor(number * items.length),
        () => 0,
      );
      return items[at] as Value;
    },
    chance: (probability: number) =>
      choose(
        (number) => number < probability,
        () => false,
      ),
    whole: (least: number, most: number) =>
      choose(
        (number) => least + Math.floor(number * (most - least + 1)),
        () => least,
      ),
    from: (schema: Schema) =>
      choose(
        (number) => sample(arbitraryOf(schema), number),
        () => leastOf(schema),
      ),
    made: () => made,
  });
}
