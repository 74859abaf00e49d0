import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useShownReport } from '../frame/report-context.ts';
import { RowsList } from './rows-list.tsx';
import { rowsParams } from './rows-params.ts';
import { useRows } from './use-rows.ts';

/** What a figure counts, as a part of the report. */
export function RowsPanel({ measure }: { measure: ReportMeasure }) {
  const text = useText();
  const { report, place } = useShownReport();
  const list = useRows(report.report, rowsParams(place, { measure }, report.step));
  return (
    <Panel flush title={text(`reports.list.${measure}`)}>
      <RowsList {...list} measure={measure} />
    </Panel>
  );
}
