import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import type { Sort } from '../../../ui/table/sort.ts';

/** Sorts by a figure; rows without it come last. The order of the answer is kept among equals. */
export function sortRows(
  rows: readonly ReportTableRow[],
  sort: Sort | undefined,
): readonly ReportTableRow[] {
  if (sort === undefined) return rows;
  const measure = sort.replace(/^-/, '') as ReportMeasure;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.values[measure], other.values[measure]];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return direction * (a - b);
  });
}
