import { useMemo, type CSSProperties } from 'react';
import type { ColumnLayout, PinnedTo } from './column-layout.ts';
import type { Column } from './column.ts';
import { tickWidth } from './table-style.ts';

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
export function useColumnPins(
  columns: readonly Pick<Column<never>, 'id'>[],
  pinned: ColumnLayout['pinned'],
): (Pin | undefined)[] {
  // One letter or none for each column: the layout is another object after each change.
  const sides = columns.map(({ id }) => pinned[id] ?? '').join();
  return useMemo(() => columnPins(sides.split(',')), [sides]);
}

function columnPins(pinned: readonly string[]): (Pin | undefined)[] {
  return pinned.map((side, at) => {
    if (side !== 'start' && side !== 'end') return undefined;
    const isEdge = side === 'start' ? pinned[at + 1] !== 'start' : pinned[at - 1] !== 'end';
    const inset = side === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
    return {
      'data-pin': side,
      ...(isEdge && { 'data-edge': true }),
      style: { [inset]: `var(--pin-${at})` },
    };
  });
}

interface Room extends Pick<ColumnLayout, 'pinned' | 'widths'> {
  withTicks: boolean;
  /** Pixels that the table has; what its columns do not need is shared out. */
  room: number;
}

/** Positions of the columns, from their widths. */
export function columnGeometry(
  columns: readonly Pick<Column<never>, 'id' | 'size'>[],
  { withTicks, pinned, widths, room }: Room,
): ColumnGeometry {
  const sizes = columns.map(({ id, size = 150 }) => widths[id] ?? size);
  const sides = columns.map(({ id }) => pinned[id]);
  const before = withTicks ? tickWidth : 0;
  const sum = (from: number, to: number) => sizes.slice(from, to).reduce((a, b) => a + b, 0);
  const offsets = sides.flatMap((side, at) => {
    if (side === undefined) return [];
    const offset = side === 'start' ? before + sum(0, at) : sum(at + 1, columns.length);
    return [[`--pin-${at}`, `${offset}px`] as const];
  });
  const starts = sides.filter((side) => side === 'start').length;
  const ends = sides.filter((side) => side === 'end').length;
  const total = before + sum(0, columns.length);
  const free = sides.flatMap((side, at) => (side === undefined ? [at] : []));
  const untouched = free.filter((at) => widths[columns[at]?.id ?? ''] === undefined);
  // Those that the person has not resized share the room that is left; else the last.
  const growing = untouched.length > 0 ? untouched : free.slice(-1);
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
