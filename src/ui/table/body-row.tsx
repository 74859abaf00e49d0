import { FlexRender, type Row as TableRow, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Pin, ShownColumn } from './column-geometry.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';
import { Tick } from './tick.tsx';

export interface BodyRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>;
  /**
   * The visible columns. They are a prop because a memoised row would otherwise keep the previous
   * ones.
   */
  columns: readonly ShownColumn<Row>[];
  pins: readonly (Pin | undefined)[];
  /** Labels the row's checkbox; undefined if rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
  isSelected: boolean;
  /** It is shown beside the table. */
  isOpen: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

function PlainRow<Row extends RowData>({
  row,
  columns,
  pins,
  rowName,
  isSelected,
  isOpen,
  onOpen,
}: BodyRowProps<Row>) {
  const cells = row.getVisibleCellsByColumnId();
  return (
    <tr
      // The header row is the first.
      aria-rowindex={row.index + 2}
      aria-selected={rowName && isSelected}
      aria-current={isOpen || undefined}
      {...openOnClick(row.original, onOpen)}
    >
      {rowName && (
        <td tabIndex={-1} data-pin="start" style={{ insetInlineStart: 0 }}>
          <RowTick row={row} name={rowName(row.original)} isSelected={isSelected} />
        </td>
      )}
      {columns.map((column, at) => {
        const cell = cells[column.id];
        return (
          cell && (
            <td
              key={column.id}
              tabIndex={-1}
              data-numeric={column.columnDef.meta?.numeric}
              {...pins[at]}
            >
              <FlexRender cell={cell} />
            </td>
          )
        );
      })}
    </tr>
  );
}

function RowTick<Row extends RowData>({
  row,
  name,
  isSelected,
}: {
  row: TableRow<typeof features, Row>;
  name: string;
  isSelected: boolean;
}) {
  const text = useText();
  return (
    <Tick
      label={text('ui.table.select', { name })}
      checked={isSelected}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

/** One row, rendered again only when its own data changes. */
export const BodyRow = memo(PlainRow) as typeof PlainRow;
