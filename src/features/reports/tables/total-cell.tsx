import { reportUnit } from '../../../../common/report-units.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useShownReport } from '../frame/report-context.ts';
import { ValueText } from '../frame/value-text.tsx';
import { addsUp } from '../measures.ts';

interface TotalCellProps {
  rows: readonly ReportTableRow[];
  measure: ReportMeasure;
}

/** The sum of a column; the figure of the period where the rows do not add up to it. */
export function TotalCell({ rows, measure }: TotalCellProps) {
  const { report } = useShownReport();
  const total = addsUp(measure)
    ? rows.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0)
    : report.figures[measure];
  return total !== undefined && <ValueText unit={reportUnit(measure)} value={total} />;
}

/** Names the last line of a table. */
export function TotalLabel() {
  return useText()('reports.total');
}
