import type { ListReportRowsParams } from '../../../api/generated/model/list-report-rows-params.ts';
import type { Report } from '../../../api/generated/model/report.ts';
import { addDays, monthAfter } from '../address/days.ts';
import { filterParams } from '../address/filters.ts';
import type { Opened, ReportAddress } from '../address/report-address.ts';

/** The query for the rows of a figure; of a point, the days of it that are in the period. */
export function rowsParams(
  { days, filters }: Pick<ReportAddress, 'days' | 'filters'>,
  { measure, row, at }: Opened,
  step: Report['step'],
): Omit<ListReportRowsParams, 'cursor' | 'limit'> {
  const end = addDays(days.last, 1);
  return {
    measure,
    ...row,
    ...(at === undefined
      ? { from: days.from, to: end }
      : { from: at, to: earlier(step === 'day' ? addDays(at, 1) : monthAfter(at), end) }),
    ...filterParams(filters),
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
