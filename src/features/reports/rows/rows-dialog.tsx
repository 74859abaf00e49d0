import DialogContent from '@mui/material/DialogContent';
import styled from '@emotion/styled';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { ListCount } from '../../../shared/table/list-count.tsx';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, figures as digits, typeScale } from '../../../ui/theme/tokens.ts';
import { usePointText } from '../chart/use-point-text.ts';
import { DownloadButton } from '../files/download-button.tsx';
import type { Opened } from '../address/report-address.ts';
import { useShownReport } from '../frame/report-context.ts';
import { useDaysText } from '../frame/use-days-text.ts';
import { ValueText } from '../frame/value-text.tsx';
import { isReportQuotient, reportUnit } from '../../../../common/report-units.ts';
import { useRowName } from '../tables/use-row-name.ts';
import { RowsList } from './rows-list.tsx';
import { rowsParams } from './rows-params.ts';
import { useRows } from './use-rows.ts';

const RowsMenu = lazy(async () => ({
  default: (await import('../files/rows-menu.tsx')).RowsMenu,
}));

/** Rows of a file at most. */
const mostRows = 1_000_000;

const Head = styled('div')({
  padding: '0 24px 16px',
  borderBlockEnd: `1px solid ${colors.line}`,
  '& > button': { marginBlockStart: 12 },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Context = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Total = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginBlockStart: 8,
  '& > strong': { ...typeScale.figure, ...digits, fontWeight: 600 },
  '& > span': { color: colors.inkMuted, ...typeScale.small },
});
const Definition = styled('p')({ marginBlockStart: 4, ...typeScale.small });
const Body = styled(DialogContent)({ minBlockSize: 160, padding: 0 });

/** What one figure counts, over the report: its total equals the figure. */
export function RowsDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const text = useText();
  const intl = useIntl();
  const daysText = useDaysText();
  const pointText = usePointText();
  const rowName = useRowName();
  const { report, place } = useShownReport();
  const { measure, row, at } = opened;
  const params = rowsParams(place, opened, report.step);
  const list = useRows(report.report, params);
  const { first } = list;
  // The rows of a count are as many as it says; of other figures, the server judges them.
  const isCount = reportUnit(measure) === 'count';
  const isTooLong = isCount && (first?.totals.value ?? 0) > mostRows;
  // Mostly a count is the number of the rows.
  const saysCount =
    isCount && (first?.page.total_is_capped || first?.totals.value === first?.page.total);
  const of =
    row && report.tables.find(({ by }) => by === row.by)?.rows.find(({ key }) => key === row.key);
  const name = of && rowName(of);
  return (
    <TitledDialog
      withCross
      maxWidth="sm"
      title={text(`reports.measure.${measure}`)}
      onClose={onClose}
    >
      <Head>
        <Context>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>
              <Separator />
            </>
          )}
          {at === undefined ? daysText(place.days) : pointText(at, report.step, 'title')}
        </Context>
        {first && (
          <Total role="status">
            <strong>
              <ValueText unit={reportUnit(measure)} value={first.totals.value} />
            </strong>
            {!saysCount && (
              <span>
                <ListCount
                  counts={first.page}
                  countId="reports.rows.count"
                  atLeastId="reports.rows.atLeast"
                />
              </span>
            )}
          </Total>
        )}
        <Definition>{text(`reports.definition.${measure}`)}</Definition>
        {isReportQuotient(measure) && <Context>{text('reports.rows.dividend')}</Context>}
        {isTooLong && (
          <Context>
            {text('reports.download.tooMany', { most: intl.formatNumber(mostRows) })}
          </Context>
        )}
        {first && first.page.total > 0 && !isTooLong && (
          <DownloadButton
            menu={(open) => <RowsMenu {...open} report={report.report} params={params} />}
          />
        )}
      </Head>
      <Body>
        <RowsList {...list} measure={measure} />
      </Body>
    </TitledDialog>
  );
}
