import type { ImportCounts } from '../../../../api/generated/model/import-counts.ts';

/** Number of rows that were neither booked nor left out: those in the file of refused rows. */
export function unbookedRows({ rows, booked, left_out }: ImportCounts): number {
  return rows - booked - left_out;
}
