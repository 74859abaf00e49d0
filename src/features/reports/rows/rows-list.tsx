import styled from '@emotion/styled';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { RowItem } from './row-item.tsx';
import type { useRows } from './use-rows.ts';

const List = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Loading = styled('div')({ padding: 24 });
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  padding: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '@media print': { display: 'none' },
});

interface RowsListProps extends ReturnType<typeof useRows> {
  measure: ReportMeasure;
}

/** What a figure counts, newest first. */
export function RowsList({ measure, rows, failed, retry, more, isLoadingMore }: RowsListProps) {
  const text = useText();
  if (failed) return <FailedState onRetry={retry} />;
  if (!rows) {
    return (
      <Loading>
        <LinesSkeleton lines={5} height={28} />
      </Loading>
    );
  }
  if (rows.length === 0) return <EmptyState art="search" title={text('reports.rows.none')} />;
  return (
    <>
      <List>
        {rows.map((row) => (
          <RowItem key={`${row.kind} ${row.id}`} row={row} measure={measure} />
        ))}
      </List>
      {more && (
        <Foot>
          <Button variant="outline" size="small" loading={isLoadingMore} onClick={more}>
            {text('reports.rows.more')}
          </Button>
        </Foot>
      )}
    </>
  );
}
