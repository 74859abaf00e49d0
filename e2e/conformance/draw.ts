import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { Schema } from './contract.ts';

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
}

export function newDraw(seed: number): Draw {
  let state = seed | 0;
  /** Mulberry32: random enough for tests, and fast. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    const [value] = fc.sample(arbitrary, { seed: Math.floor(next() * 2 ** 31), numRuns: 1 });
    return value as Value;
  }
  return Object.assign(draw, {
    one<Value>(items: readonly Value[]): Value {
      if (items.length === 0) throw new Error('There is nothing to draw from');
      return items[Math.floor(next() * items.length)] as Value;
    },
    chance: (probability: number) => next() < probability,
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    from: (schema: Schema) => draw(arbitraryOf(schema)),
  });
}
