import type { ImportCounts } from '../../../../api/generated/model/import-counts.ts';

/** Number of orders that were neither booked nor left out, and of lines that are wrong. */
export function unbookedRows({ rows, booked, joined, left_out }: ImportCounts): number {
  return rows - booked - joined - left_out;
}
