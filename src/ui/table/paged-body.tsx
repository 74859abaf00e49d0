import type { Row as TableRow, RowData } from '@tanstack/react-table';
import type { ReactNode, RefObject } from 'react';
import { BodyRow, type BodyRowProps } from './body-row.tsx';
import type { CellPosition } from './grid-moves.ts';
import type { features } from './table-features.ts';
import type { RowsByKey } from './use-selection.ts';

export interface TableBodyProps<Row extends RowData> extends Pick<
  BodyRowProps<Row>,
  'columns' | 'pins' | 'ticks' | 'onOpen'
> {
  rows: readonly TableRow<typeof features, Row>[];
  selected: RowsByKey<Row>;
  /** Key of the row that is shown beside the table. */
  openRow: string | undefined;
  /** The element that the rows scroll in. */
  box: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** The cell with the keyboard focus. Its row stays rendered wherever the list scrolls. */
  place: RefObject<CellPosition>;
  /** Receives a function that scrolls to a row that is not rendered. */
  toRow: RefObject<((index: number) => void) | null>;
}

/** Renders the rows of a table. */
export type TableBody = <Row extends RowData>(props: TableBodyProps<Row>) => ReactNode;

/** Renders all rows of a page. */
export function PagedBody<Row extends RowData>({
  rows,
  selected,
  columns,
  pins,
  ticks,
  onOpen,
  openRow,
}: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <BodyRow
          key={row.id}
          row={row}
          isSelected={selected.has(row.id)}
          isOpen={row.id === openRow}
          {...{ columns, pins, ticks, onOpen }}
        />
      ))}
    </tbody>
  );
}
