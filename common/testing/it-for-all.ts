import fc from 'fast-check';
import { it } from 'vitest';

/**
 * A test that something holds for all values; fast-check says which smallest ones break it.
 *
 * @param runs values that are tried.
 */
export function itForAll<Values extends [unknown, ...unknown[]]>(
  title: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => void,
  runs = 100,
): void {
  it(title, () => {
    fc.assert(fc.property(...values, holds), { numRuns: runs });
  });
}
