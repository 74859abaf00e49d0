import type { Row as TableRow, RowData, RowSelectionState } from '@tanstack/react-table';
import type { ReactNode, RefObject } from 'react';
import { BodyRow, type BodyRowProps } from './body-row.tsx';
import type { Place } from './grid-moves.ts';
import type { features } from './table-features.ts';

export interface TableBodyProps<Row extends RowData> extends Pick<
  BodyRowProps<Row>,
  'columns' | 'pins' | 'rowName' | 'onOpen'
> {
  rows: readonly TableRow<typeof features, Row>[];
  selected: RowSelectionState;
  /** What the rows scroll in. */
  box: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Where the keyboard is: its row stays drawn, whatever is scrolled to. */
  place: RefObject<Place>;
  /** Takes the way to scroll to a row that is not drawn. */
  toRow: RefObject<((index: number) => void) | null>;
}

/** What draws the rows of a table. */
export type TableBody = <Row extends RowData>(props: TableBodyProps<Row>) => ReactNode;

/** All rows of a page. */
export function PagedBody<Row extends RowData>({
  rows,
  selected,
  columns,
  pins,
  rowName,
  onOpen,
}: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <BodyRow
          key={row.id}
          row={row}
          isSelected={selected[row.id] === true}
          {...{ columns, pins, rowName, onOpen }}
        />
      ))}
    </tbody>
  );
}
