import { isReportQuotient } from '../../../../common/report-units.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportValues } from '../../../api/generated/model/report-values.ts';
import type { FigureGroup } from '../declared/report.ts';

/**
 * The figures of an answer in their groups. A share or a mean of nothing is not in the answer but
 * has its place; a figure without a place joins the first group.
 */
export function shownGroups(groups: readonly FigureGroup[], figures: ReportValues): FigureGroup[] {
  const placed = new Set(groups.flatMap((group) => group.figures));
  const others = measuresIn(figures).filter((measure) => !placed.has(measure));
  return groups
    .map((group, at) => ({
      ...group,
      figures: [
        ...group.figures.filter((measure) => measure in figures || isReportQuotient(measure)),
        ...(at === 0 ? others : []),
      ],
    }))
    .filter((group) => group.figures.some((measure) => measure in figures));
}

/** The figures that an object of the contract has, in its order. */
export function measuresIn(values: ReportValues): ReportMeasure[] {
  return Object.keys(values) as ReportMeasure[];
}
