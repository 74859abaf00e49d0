import type { Column as TableColumn, RowData } from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import type { PinnedTo } from './column-layout.ts';
import type { features } from './table-features.ts';
import { tickWidth } from './table-style.ts';

export type ShownColumn<Row extends RowData> = TableColumn<typeof features, Row>;

/** Attributes that keep the cells of a column at an edge. */
export interface Pin {
  'data-pin': PinnedTo;
  /** The innermost column at its edge, below which the others slide. */
  'data-edge'?: true;
  style: CSSProperties;
}

export interface ColumnGeometry {
  /** Width of each column in pixels; undefined for the column that takes the remaining width. */
  widths: readonly (number | undefined)[];
  /** Minimum width of all columns together, in pixels. */
  total: number;
  /** Distance of each pinned column from its edge. It changes without rendering rows again. */
  offsets: CSSProperties;
  /** Pixels that pinned columns cover at the two edges. */
  covered: { start: number; end: number };
}

/**
 * Attributes that keep each column at its edge; the same objects until a column moves. The distance
 * from the edge is a variable of {@link columnGeometry}.
 */
export function useColumnPins<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
): (Pin | undefined)[] {
  return useMemo(() => columnPins(columns), [columns]);
}

function columnPins<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
): (Pin | undefined)[] {
  const pinned = columns.map((column) => column.getIsPinned());
  return pinned.map((side, at) => {
    if (side === false) return undefined;
    const isEdge = side === 'start' ? pinned[at + 1] !== 'start' : pinned[at - 1] !== 'end';
    const inset = side === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
    return {
      'data-pin': side,
      ...(isEdge && { 'data-edge': true }),
      style: { [inset]: `var(--pin-${at})` },
    };
  });
}

/** Positions of the columns, from their widths. */
export function columnGeometry<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  { withTicks, resized }: { withTicks: boolean; resized: Readonly<Record<string, number>> },
): ColumnGeometry {
  const sizes = columns.map((column) => column.getSize());
  const pinned = columns.map((column) => column.getIsPinned());
  const growing = growingColumn(columns, resized);
  const before = withTicks ? tickWidth : 0;
  const sum = (from: number, to: number) => sizes.slice(from, to).reduce((a, b) => a + b, 0);
  const offsets = pinned.flatMap((side, at) => {
    if (side === false) return [];
    const offset = side === 'start' ? before + sum(0, at) : sum(at + 1, columns.length);
    return [[`--pin-${at}`, `${offset}px`] as const];
  });
  const starts = pinned.filter((side) => side === 'start').length;
  const ends = pinned.filter((side) => side === 'end').length;
  return {
    widths: sizes.map((size, at) => (at === growing ? undefined : size)),
    total: before + sum(0, columns.length),
    offsets: Object.fromEntries(offsets),
    covered: {
      start: before + sum(0, starts),
      end: sum(columns.length - ends, columns.length),
    },
  };
}

/** The last column without a width set by the person, which takes the remaining width. */
function growingColumn<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  resized: Readonly<Record<string, number>>,
): number {
  const isFree = (column: ShownColumn<Row>) => column.getIsPinned() === false;
  const untouched = columns.findLastIndex((each) => isFree(each) && !(each.id in resized));
  return untouched >= 0 ? untouched : columns.findLastIndex(isFree);
}
