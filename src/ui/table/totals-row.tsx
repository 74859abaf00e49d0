import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Pin, ShownColumn } from './column-geometry.ts';

interface TotalsRowProps<Row extends RowData> {
  columns: readonly ShownColumn<Row>[];
  pins: readonly (Pin | undefined)[];
  withTicks: boolean;
  /** The content below each column, by its id. */
  totals: Readonly<Partial<Record<string, ReactNode>>>;
  rowIndex: number;
}

/** The last line, which stays visible: totals of the rows. */
export function TotalsRow<Row extends RowData>({
  columns,
  pins,
  withTicks,
  totals,
  rowIndex,
}: TotalsRowProps<Row>) {
  const text = useText();
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {withTicks && <td tabIndex={-1} data-pin="start" style={{ insetInlineStart: 0 }} />}
        {columns.map(({ id, columnDef }, at) => (
          <td key={id} tabIndex={-1} data-numeric={columnDef.meta?.numeric} {...pins[at]}>
            {totals[id] ?? (at === 0 && text('ui.table.totals'))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
