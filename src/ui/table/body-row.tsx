import { FlexRender, type Row as TableRow, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Pin } from './column-geometry.ts';
import type { Column } from './column.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';
import { Tick } from './tick.tsx';
import type { Selection } from './use-selection.ts';

/** The checkboxes of the rows. */
export interface Ticks<Row> extends Pick<Selection<Row>, 'select'> {
  /** Labels a row's checkbox. */
  rowName: (row: Row) => string;
}

export interface BodyRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>;
  /**
   * The visible columns. They are a prop because a memoised row would otherwise keep the previous
   * ones.
   */
  columns: readonly Column<Row>[];
  pins: readonly (Pin | undefined)[];
  /** Undefined if rows cannot be selected. */
  ticks: Ticks<Row> | undefined;
  isSelected: boolean;
  /** It is shown beside the table. */
  isOpen: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

function PlainRow<Row extends RowData>({
  row,
  columns,
  pins,
  ticks,
  isSelected,
  isOpen,
  onOpen,
}: BodyRowProps<Row>) {
  const cells = row.getAllCellsByColumnId();
  return (
    <tr
      // The header row is the first.
      aria-rowindex={row.index + 2}
      aria-selected={ticks && isSelected}
      aria-current={isOpen || undefined}
      {...openOnClick(row.original, onOpen)}
    >
      {ticks && (
        <td tabIndex={-1} data-pin="start" style={{ insetInlineStart: 0 }}>
          <RowTick row={row} ticks={ticks} isSelected={isSelected} />
        </td>
      )}
      {columns.map(({ id, numeric }, at) => {
        const cell = cells[id];
        return (
          cell && (
            <td key={id} tabIndex={-1} data-numeric={numeric} {...pins[at]}>
              <FlexRender cell={cell} />
            </td>
          )
        );
      })}
    </tr>
  );
}

/** The checkbox of a row. */
export function RowTick<Row extends RowData>({
  row: { id, original },
  ticks: { rowName, select },
  isSelected,
}: {
  row: TableRow<typeof features, Row>;
  ticks: Ticks<Row>;
  isSelected: boolean;
}) {
  const text = useText();
  return (
    <Tick
      label={text('ui.table.select', { name: rowName(original) })}
      checked={isSelected}
      onChange={() => {
        select(new Map([[id, original]]), !isSelected);
      }}
    />
  );
}

/** One row, rendered again only when its own data changes. */
export const BodyRow = memo(PlainRow) as typeof PlainRow;
