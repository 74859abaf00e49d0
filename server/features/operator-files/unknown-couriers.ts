import type { Known } from './file-kind.ts';
import type { ReadLine } from './read-sheet.ts';
import type { Fault } from './sheet.ts';

/** Rows of couriers that there are not; a file of rate cards makes them. */
export function unknownCouriers(
  lines: readonly ReadLine<{ courier: string }>[],
  { couriers }: Known,
): Fault[] {
  return lines
    .filter(({ values }) => !couriers.has(values.courier))
    .map(({ row, values }) => ({
      row,
      column: 'courier',
      problem: `${values.courier} is unknown; correct it, or import the courier's rates first`,
    }));
}
