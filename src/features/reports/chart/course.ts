import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportPoint } from '../../../api/generated/model/report-point.ts';
import type { ReportValues } from '../../../api/generated/model/report-values.ts';
import { measuresIn } from '../frame/shown-groups.ts';
import { reportUnit } from '../../../../common/report-units.ts';

/** The figures of a series that have one unit, so that one axis serves them all. */
export function measuresOf(series: readonly ReportPoint[]): ReportMeasure[] {
  const all = [...new Set(series.flatMap(({ values }) => measuresIn(values)))];
  const [first] = all;
  return first === undefined
    ? []
    : all.filter((measure) => reportUnit(measure) === reportUnit(first));
}

/** What a series says in a sentence. */
export interface CourseSummary {
  /** The first of the points with the greatest value; undefined if every value is 0. */
  peak: { from: string; value: number } | undefined;
  /** Of the period, where the points add up to it. */
  total: number | undefined;
}

/** Sums up the course of one figure. */
export function summaryOf(
  series: readonly ReportPoint[],
  measure: ReportMeasure,
  figures: ReportValues,
): CourseSummary {
  const points = series.map(({ from, values }) => ({ from, value: values[measure] ?? 0 }));
  const peak = points.reduce<{ from: string; value: number } | undefined>(
    (most, point) => (point.value > (most?.value ?? 0) ? point : most),
    undefined,
  );
  return { peak, total: figures[measure] };
}

/** Every how many points one is labelled, so that labels of this width do not touch. */
export function labelStep(points: number, width: number, labelWidth: number): number {
  const room = Math.max(1, Math.floor(width / labelWidth));
  return Math.max(1, Math.ceil(points / room));
}
