import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toDecimal } from '../../../../common/money.ts';
import { CSV_MARK, csvLine } from '../../../../common/csv.ts';
import type { PriceCell } from '../../../api/generated/model/price-cell.ts';
import type { PriceRow } from '../../../api/generated/model/price-row.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { saveCsv } from '../../../ui/table/save-csv.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { NoValue } from '../../../ui/text/no-value.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';

// Hidden texts within are placed by it, so that they do not widen the page.
const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typeScale.small,
  '& th, & td': {
    padding: '10px 16px',
    borderBlockEnd: `1px solid ${colors.line}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: colors.inkMuted, fontWeight: 500, background: colors.canvas },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:last-child > *': { borderBlockEnd: 0 },
  '& .price': { textAlign: 'end', ...figures },
});
const Lane = styled('div')({ color: colors.inkMuted, fontWeight: 400, ...typeScale.caption });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface PriceTableProps {
  rows: readonly PriceRow[];
  /** Name of the downloaded file, without date and extension. */
  fileName: string;
}

/** Prices by service and lane for usual weights, with or without VAT, also as a file. */
export function PriceTable({ rows, fileName }: PriceTableProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const [withVat, setWithVat] = useState(true);
  const weights = [...new Set(rows.flatMap(({ cells }) => cells.map(({ weight }) => weight)))].sort(
    (a, b) => a - b,
  );
  const weightText = (grams: number) =>
    intl.formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram' });
  const amountOf = (cell: PriceCell) => (withVat ? cell.total_fee : cell.subtotal);
  const save = () => {
    const head = [
      text('companies.table.service'),
      text('companies.table.lane'),
      text('companies.table.days'),
      ...weights.map(weightText),
    ];
    const lines = rows.map(({ service_type, lane, transit_times, cells }) => [
      nameOf('service_type', service_type),
      nameOf('lane', lane),
      `${transit_times.min_days}–${transit_times.max_days}`,
      ...weights.map((weight) => {
        const cell = cells.find((each) => each.weight === weight);
        return cell && toDecimal(amountOf(cell));
      }),
    ]);
    saveCsv(fileName, CSV_MARK + [head, ...lines].map(csvLine).join(''));
  };
  return (
    <Panel
      flush
      title={text('companies.table.title')}
      description={text(withVat ? 'companies.table.withVat' : 'companies.table.withoutVat')}
      actions={
        <Actions>
          <Button
            variant="outline"
            size="small"
            aria-pressed={!withVat}
            onClick={() => {
              setWithVat(!withVat);
            }}
          >
            {text(withVat ? 'companies.table.hideVat' : 'companies.table.showVat')}
          </Button>
          <Button
            variant="outline"
            size="small"
            startIcon={<DownloadIcon size={16} />}
            onClick={save}
          >
            {text('companies.table.download')}
          </Button>
        </Actions>
      }
    >
      <Scroll tabIndex={0} role="group" aria-label={text('companies.table.title')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{text('companies.table.service')}</th>
              <th scope="col">{text('companies.table.days')}</th>
              {weights.map((weight) => (
                <th key={weight} scope="col" className="price">
                  {weightText(weight)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.service_type} ${row.lane}`}>
                <th scope="row">
                  {nameOf('service_type', row.service_type)}
                  <Lane>{nameOf('lane', row.lane)}</Lane>
                </th>
                <td>
                  <TransitText value={row.transit_times} />
                </td>
                {weights.map((weight) => {
                  const cell = row.cells.find((each) => each.weight === weight);
                  return (
                    <td key={weight} className="price">
                      {cell ? <MoneyText value={amountOf(cell)} /> : <NoValue />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
}
