import type { Column as TableColumn, RowData } from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import type { PinnedTo } from './column-layout.ts';
import type { features } from './table-features.ts';
import { tickWidth } from './table-style.ts';

export type ShownColumn<Row extends RowData> = TableColumn<typeof features, Row>;

/** What keeps the cells of a column at an edge. */
export interface Pin {
  'data-pin': PinnedTo;
  /** The innermost of its edge, where the others slide under. */
  'data-edge'?: true;
  style: CSSProperties;
}

export interface ColumnGeometry {
  /** Pixels of each column; undefined for the one that takes what is left. */
  widths: readonly (number | undefined)[];
  /** Pixels of all columns at their least. */
  total: number;
  /** How far from its edge each pinned column stands: changes without a row being drawn anew. */
  offsets: CSSProperties;
  /** Pixels that pinned columns take at the two edges. */
  covered: { start: number; end: number };
}

/**
 * What keeps each column at its edge, the same objects for as long as no column moves; how far from
 * the edge is a variable of {@link columnGeometry}.
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

/** Where columns stand, from the widths they have. */
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

/** The last column that is free to take what is left, before one that somebody gave a width. */
function growingColumn<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  resized: Readonly<Record<string, number>>,
): number {
  const isFree = (column: ShownColumn<Row>) => column.getIsPinned() === false;
  const untouched = columns.findLastIndex((each) => isFree(each) && !(each.id in resized));
  return untouched >= 0 ? untouched : columns.findLastIndex(isFree);
}
