import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { reportUnit } from '../../../../common/report-units.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, figures as digits, typeScale } from '../../../ui/theme/tokens.ts';
import { useShownReport } from '../frame/report-context.ts';
import { ValueText } from '../frame/value-text.tsx';
import { useRowName } from './use-row-name.ts';

const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typeScale.small,
  ...digits,
  '& th, & td': { padding: '12px 16px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { color: colors.inkMuted, fontWeight: 500, ...typeScale.caption },
  '& tbody th, & tfoot th': { textAlign: 'start', fontWeight: 500, whiteSpace: 'normal' },
  '& th:first-of-type': { paddingInlineStart: 24, minInlineSize: 180 },
  '& td:last-of-type, & th:last-of-type:not(:first-of-type)': { paddingInlineEnd: 24 },
  '& tbody tr, & tfoot tr': { borderBlockStart: `1px solid ${colors.line}` },
  '& tfoot tr': { background: colors.sunken, fontWeight: 500 },
  // On phones each line is a card.
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 2, padding: '12px 16px' },
    '&& :is(th, td)': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: 0 },
    '& td::before': { content: 'attr(data-label)', color: colors.inkMuted, fontWeight: 400 },
  },
  '& a': { color: colors.ink, textDecoration: 'none' },
  '& a:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** The boxes of a line of the return: amount, adjustment, VAT. */
const boxes: readonly ReportMeasure[] = ['invoiced_taxable', 'credited_taxable', 'vat_amount'];

/** Lines of the return by the key of a row: the rate in basis points. */
const lines: Readonly<Partial<Record<string, string>>> = { 1500: 'standard', 0: 'zero' };

/** The purchases of a VAT return, as the seller's invoices and credit notes have them. */
export function VatReturn() {
  const text = useText();
  const { report } = useShownReport();
  const rows = report.tables.find(({ by }) => by === 'vat_rate')?.rows;
  if (!rows || rows.length === 0) return null;
  return (
    <Panel flush title={text('reports.vat.title')} description={text('reports.vat.lead')}>
      <Scroll role="group" aria-label={text('reports.vat.title')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col" style={{ textAlign: 'start' }}>
                {text('reports.vat.line')}
              </th>
              {boxes.map((measure) => (
                <th key={measure} scope="col">
                  {text(`reports.vat.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ReturnLine key={row.key} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('reports.vat.total')}</th>
              {boxes.map((measure) => (
                <td key={measure} data-label={text(`reports.vat.${measure}`)}>
                  <ValueText unit={reportUnit(measure)} value={report.figures[measure]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </Table>
      </Scroll>
    </Panel>
  );
}

function ReturnLine({ row }: { row: ReportTableRow }) {
  const text = useText();
  const rowName = useRowName();
  const { place } = useShownReport();
  const line = lines[row.key];
  return (
    <tr>
      <th scope="row">{line === undefined ? rowName(row) : text(`reports.vat.${line}`)}</th>
      {boxes.map((measure) => (
        <td key={measure} data-label={text(`reports.vat.${measure}`)}>
          <Link {...place.linkTo({ measure, row: { by: 'vat_rate', key: row.key } })}>
            <ValueText unit={reportUnit(measure)} value={row.values[measure]} />
          </Link>
        </td>
      ))}
    </tr>
  );
}
