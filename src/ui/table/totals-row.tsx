import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Pin } from './column-geometry.ts';
import type { Column } from './column.ts';

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  pins: readonly (Pin | undefined)[];
  withTicks: boolean;
  /** The content below each column, by its id. */
  totals: Readonly<Partial<Record<string, ReactNode>>>;
  rowIndex: number;
}

/** The last line, which stays visible: totals of the rows. */
export function TotalsRow<Row>({
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
        {columns.map(({ id, numeric }, at) => (
          <td key={id} tabIndex={-1} data-numeric={numeric} {...pins[at]}>
            {totals[id] ?? (at === 0 && text('ui.table.totals'))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
