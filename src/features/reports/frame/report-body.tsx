import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import type { ReportTable } from '../../../api/generated/model/report-table.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CoursePanel } from '../chart/course-panel.tsx';
import type { ReportDeclaration } from '../declared/report.ts';
import { ReportTablePanel } from '../tables/report-table-panel.tsx';
import { Figures } from './figures.tsx';
import { Foot } from './foot.tsx';
import { useShownReport } from './report-context.ts';
import { shownGroups } from './shown-groups.ts';

const RowsPanel = lazy(async () => ({
  default: (await import('../rows/rows-panel.tsx')).RowsPanel,
}));
const VatReturn = lazy(async () => ({
  default: (await import('../tables/vat-return.tsx')).VatReturn,
}));

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media (max-width: 599.95px)': { gap: 16 },
});
/** Tables of few columns stand side by side. */
const Tables = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 'inherit',
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
  '@media (max-width: 999.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Cell = styled('div')({ minInlineSize: 0 });

/** What a report says. */
export function ReportBody({ declaration }: { declaration: ReportDeclaration }) {
  const text = useText();
  const { report, place } = useShownReport();
  const { groups, groupsOfClient = groups, listOf, isVatReturn = false } = declaration;
  const isOfClient = place.filters.client !== undefined;
  const { figures, tables, series } = report;
  const isEmpty = Object.values(figures).every((value) => value === 0);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return (
    <Root>
      <Figures groups={shownGroups(isOfClient ? groupsOfClient : groups, figures)} />
      {isVatReturn && (
        <Suspense>
          <VatReturn />
        </Suspense>
      )}
      {isEmpty && filled.length === 0 ? (
        <Panel>
          <EmptyState
            title={text('reports.empty.title')}
            description={text('reports.empty.description')}
          />
        </Panel>
      ) : (
        <>
          {series.length > 0 && <CoursePanel />}
          {listOf && (
            <Suspense>
              <RowsPanel measure={listOf} />
            </Suspense>
          )}
          {filled.length > 0 && (
            <Tables>
              {filled.map((table, at) => (
                <Cell key={table.by} data-wide={isWide(filled, at)}>
                  <ReportTablePanel table={table} />
                </Cell>
              ))}
            </Tables>
          )}
        </>
      )}
      <Foot />
    </Root>
  );
}

/** Up to this many figures a table is narrow. */
const narrow = 2;

/** Whether a table takes a line of its own: it is wide, or nothing stands beside it. */
function isWide(tables: readonly ReportTable[], at: number): boolean {
  const isNarrow = (table: ReportTable | undefined) =>
    table !== undefined && Object.keys(table.rows[0]?.values ?? {}).length <= narrow;
  if (!isNarrow(tables[at])) return true;
  let before = 0;
  while (isNarrow(tables[at - before - 1])) before += 1;
  return before % 2 === 0 && !isNarrow(tables[at + 1]);
}
