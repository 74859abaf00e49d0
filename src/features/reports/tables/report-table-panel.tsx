import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import type { ReportTable } from '../../../api/generated/model/report-table.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Sort } from '../../../ui/table/sort.ts';
import { useColumnLayout } from '../../../ui/table/use-column-layout.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { useShownReport } from '../frame/report-context.ts';
import { sortRows } from './sort-rows.ts';
import { tableColumns } from './table-columns.tsx';

const More = styled('p')({
  padding: '12px 24px',
  color: colors.inkMuted,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
});

/** One table of a report. */
export function ReportTablePanel({ table }: { table: ReportTable }) {
  const text = useText();
  const intl = useIntl();
  const owner = useGetProfile().data?.id;
  const { report } = useShownReport();
  const [sort, setSort] = useState<Sort>();
  const { by, rows, more } = table;
  const columns = useMemo(() => tableColumns(table), [table]);
  const layout = useColumnLayout(`reports.${report.report}.${by}`, owner, columns);
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const title = text(`reports.table.${by}`);
  return (
    <Panel flush title={title}>
      <DataTable
        label={title}
        columns={columns}
        layout={layout}
        rows={sorted}
        rowId={({ key }) => key}
        sort={sort ?? `-${columns[1]?.id ?? ''}`}
        onSortChange={setSort}
        failed={false}
        onRetry={() => undefined}
        empty={<EmptyState art="search" title={text('reports.table.none')} />}
        footer={
          more > 0 && (
            <More>
              {text('reports.table.more', { count: more, shown: intl.formatNumber(more) })}
            </More>
          )
        }
      />
    </Panel>
  );
}
