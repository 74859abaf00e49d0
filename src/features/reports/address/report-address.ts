import { ReportDimension } from '../../../api/generated/model/report-dimension.ts';
import { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportPoint } from '../../../api/generated/model/report-point.ts';
import { ReportKey } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { daysOf, isDay, periods, type Days, type PeriodName } from './days.ts';
import { filterNames, readFilters, type FilterName, type Filters } from './filters.ts';

/** A figure whose rows are shown: of the period, of a row of a table, or of a point of the series. */
export interface Opened {
  measure: ReportMeasure;
  row?: { by: ReportDimension; key: string };
  /** The first day of the point. */
  at?: ReportPoint['from'];
}

/** What the address of a report says. */
export interface ReportAddress {
  /** Undefined for days of one's own. */
  period: PeriodName | undefined;
  days: Days;
  compare: boolean;
  filters: Filters;
  opened: Opened | undefined;
}

export const standardPeriod: PeriodName = 'last30';

/** Reads any address. What makes no sense is left out. */
export function readReport(
  search: URLSearchParams,
  today: string,
  allowed: readonly FilterName[],
): ReportAddress {
  return {
    ...readDays(search, today),
    compare: search.get('compare') === 'true',
    filters: readFilters(search, allowed),
    opened: readOpened(search),
  };
}

function readDays(search: URLSearchParams, today: string): Pick<ReportAddress, 'period' | 'days'> {
  const from = search.get('from') ?? '';
  if (isDay(from)) {
    const to = search.get('to') ?? '';
    return { period: undefined, days: { from, last: isDay(to) ? to : today } };
  }
  const name = search.get('period');
  const period = periods.find((each) => each === name) ?? standardPeriod;
  return { period, days: daysOf(period, today) };
}

function readOpened(search: URLSearchParams): Opened | undefined {
  const measure = search.get('measure') ?? '';
  const by = search.get('by') ?? '';
  const key = search.get('key') ?? '';
  const at = search.get('at') ?? '';
  if (!isOneOf(ReportMeasure, measure)) return undefined;
  const isRow = isOneOf(ReportDimension, by) && ReportKey.safeParse(key).success;
  return { measure, ...(isRow && { row: { by, key } }), ...(isDay(at) && { at }) };
}

function isOneOf<Value extends string>(
  values: Readonly<Record<string, Value>>,
  written: string,
): written is Value {
  return Object.hasOwn(values, written);
}

/**
 * Writes what {@link readReport} reads, always in the same order.
 *
 * @param kept parameters of the address that are not the report's, such as the view.
 */
export function writeReport(
  { period, days, compare, filters, opened }: ReportAddress,
  kept: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(kept);
  if (period === undefined) {
    search.set('from', days.from);
    search.set('to', days.last);
  } else if (period !== standardPeriod) search.set('period', period);
  if (compare) search.set('compare', 'true');
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) search.set(name, value);
  }
  if (opened) {
    search.set('measure', opened.measure);
    if (opened.row) {
      search.set('by', opened.row.by);
      search.set('key', opened.row.key);
    }
    if (opened.at !== undefined) search.set('at', opened.at);
  }
  return search.toString();
}
