import { useVirtualizer } from '@tanstack/react-virtual';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Row as TableRow, RowData, RowSelectionState } from '@tanstack/react-table';
import { useEffect, type RefObject } from 'react';
import { BodyRow, type BodyRowProps } from './body-row.tsx';
import type { Place } from './grid-moves.ts';
import { headHeight } from './table-look.ts';
import type { features } from './table-features.ts';

/** Rows drawn beyond each edge of the window, for a wheel that turns fast. */
const overscan = 5;

interface VirtualBodyProps<Row extends RowData> extends Pick<
  BodyRowProps<Row>,
  'columns' | 'pins' | 'rowName' | 'onOpen'
> {
  rows: readonly TableRow<typeof features, Row>[];
  /** What the rows scroll in. */
  box: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Where the keyboard is: that row stays, whatever is scrolled to. */
  place: RefObject<Place>;
  /** Takes the way to scroll to a row. */
  toRow: RefObject<((index: number) => void) | null>;
  selected: RowSelectionState;
}

/**
 * The rows in the window alone, with room for those above and below. A component to itself: scrolling
 * draws nothing else anew.
 */
export function VirtualBody<Row extends RowData>({
  rows,
  box,
  rowHeight,
  place,
  toRow,
  selected,
  ...shared
}: VirtualBodyProps<Row>) {
  'use no memo';
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised from it
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: headHeight,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const kept = place.current.row - 1;
      return drawn.includes(kept) || kept < 0 || kept >= rows.length
        ? drawn
        : [...drawn, kept].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  useEffect(() => {
    toRow.current = (index) => {
      virtualizer.scrollToIndex(Math.min(Math.max(index, 0), rows.length - 1));
    };
  }, [virtualizer, toRow, rows.length]);

  const items = virtualizer.getVirtualItems();
  const all = virtualizer.getTotalSize();
  return (
    <tbody>
      {items.flatMap(({ index, start }, at) => {
        const row = rows[index];
        if (!row) return [];
        const gap = start - (items[at - 1]?.end ?? 0);
        const line = (
          <BodyRow key={row.id} row={row} isSelected={selected[row.id] === true} {...shared} />
        );
        return gap > 0 ? [<Gap key={`gap-${index}`} size={gap} />, line] : [line];
      })}
      <Gap size={all - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

/** Room for rows that are not drawn. */
function Gap({ size }: { size: number }) {
  return (
    <tr aria-hidden>
      <td style={{ blockSize: size }} />
    </tr>
  );
}
