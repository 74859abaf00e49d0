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
  /** Width of each column in pixels. */
  widths: readonly number[];
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

interface Room {
  withTicks: boolean;
  resized: Readonly<Record<string, number>>;
  /** Pixels that the table has; what its columns do not need is shared out. */
  room: number;
}

/** Positions of the columns, from their widths. */
export function columnGeometry<Row extends RowData>(
  columns: readonly Pick<ShownColumn<Row>, 'id' | 'getSize' | 'getIsPinned'>[],
  { withTicks, resized, room }: Room,
): ColumnGeometry {
  const sizes = columns.map((column) => column.getSize());
  const pinned = columns.map((column) => column.getIsPinned());
  const before = withTicks ? tickWidth : 0;
  const sum = (from: number, to: number) => sizes.slice(from, to).reduce((a, b) => a + b, 0);
  const offsets = pinned.flatMap((side, at) => {
    if (side === false) return [];
    const offset = side === 'start' ? before + sum(0, at) : sum(at + 1, columns.length);
    return [[`--pin-${at}`, `${offset}px`] as const];
  });
  const starts = pinned.filter((side) => side === 'start').length;
  const ends = pinned.filter((side) => side === 'end').length;
  const total = before + sum(0, columns.length);
  const growing = growingColumns(columns, resized);
  const shared = sizes.reduce((all, size, at) => (growing.includes(at) ? all + size : all), 0);
  const factor = 1 + Math.max(0, room - total) / shared;
  return {
    widths: sizes.map((size, at) => (growing.includes(at) ? size * factor : size)),
    total,
    offsets: Object.fromEntries(offsets),
    covered: {
      start: before + sum(0, starts),
      end: sum(columns.length - ends, columns.length),
    },
  };
}

/** The columns that the person has not resized, which share the room that is left; else the last. */
function growingColumns<Row extends RowData>(
  columns: readonly Pick<ShownColumn<Row>, 'id' | 'getIsPinned'>[],
  resized: Readonly<Record<string, number>>,
): readonly number[] {
  const free = columns.flatMap((column, at) => (column.getIsPinned() === false ? [at] : []));
  const untouched = free.filter((at) => resized[columns[at]?.id ?? ''] === undefined);
  return untouched.length > 0 ? untouched : free.slice(-1);
}
