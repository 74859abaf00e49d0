import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { Schema } from './contract.ts';

const known = new WeakMap<Schema, unknown>();

/** The least value that a schema accepts: the shortest text, the lowest number, no option. */
export function leastOf(schema: Schema): unknown {
  if (!known.has(schema)) known.set(schema, leastMade(arbitraryOf(schema)));
  return known.get(schema);
}

/** The value to which fast-check shrinks any other. */
export function leastMade<Value>(arbitrary: fc.Arbitrary<Value>): Value {
  const { counterexample } = fc.check(
    fc.property(arbitrary, () => false),
    { seed: 1, numRuns: 1 },
  );
  return counterexample?.[0] as Value;
}
