import { useVirtualizer } from '@tanstack/react-virtual';
import type { RowData } from '@tanstack/react-table';
import { memo, useEffect, type ReactNode } from 'react';
import { BodyRow } from './body-row.tsx';
import type { TableBodyProps } from './paged-body.tsx';
import { headHeight } from './table-style.ts';

/**
 * Number of rows rendered together, so that scrolling past that many renders once. One more block
 * is rendered beyond each edge of the window, for fast scrolling.
 */
const blockRows = 8;

/**
 * Renders only the rows in the window, with gaps for those above and below: the `body` of a table
 * with thousands of rows. It is its own component so that scrolling renders nothing else.
 */
export function VirtualBody<Row extends RowData>({
  rows,
  box,
  rowHeight,
  place,
  toRow,
  ...shared
}: TableBodyProps<Row>) {
  'use no memo';
  const blocks = Math.ceil(rows.length / blockRows);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised from it
  const virtualizer = useVirtualizer({
    count: blocks,
    getScrollElement: () => box.current,
    estimateSize: (block) => rowHeight * Math.min(blockRows, rows.length - block * blockRows),
    useFlushSync: false,
    useScrollendEvent: true,
    // By the first block only: the last one would change at another moment and cause a second
    // render.
    rangeExtractor: ({ startIndex }) => {
      const seen = Math.ceil((box.current?.clientHeight ?? 0) / (blockRows * rowHeight));
      const last = Math.min(startIndex + seen + 1, blocks - 1);
      const first = Math.max(startIndex - 1, 0);
      const drawn = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const kept = Math.floor((place.current.row - 1) / blockRows);
      return drawn.includes(kept) || kept < 0 || kept >= blocks
        ? drawn
        : [...drawn, kept].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    virtualizer.measure();
    // The last block has the remaining rows.
  }, [virtualizer, rowHeight, rows.length]);
  useEffect(() => {
    toRow.current = (index) => {
      const at = Math.min(Math.max(index, 0), rows.length - 1) * rowHeight;
      if (!box.current) return;
      const { scrollTop, clientHeight } = box.current;
      // Between the header and the totals.
      const least = at + rowHeight + 2 * headHeight - clientHeight;
      box.current.scrollTo({ top: Math.max(least, Math.min(scrollTop, at)) });
    };
  }, [box, toRow, rowHeight, rows.length]);

  const items = virtualizer.getVirtualItems();
  const all = virtualizer.getTotalSize();
  return (
    <tbody>
      {items.flatMap(({ index, start }, at) => {
        const gap = start - (items[at - 1]?.end ?? 0);
        const block = <Block key={index} rows={rows} from={index * blockRows} {...shared} />;
        return gap > 0 ? [<Gap key={`gap-${at}`} size={gap} />, block] : [block];
      })}
      <Gap size={all - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

interface BlockProps<Row extends RowData> extends Pick<
  TableBodyProps<Row>,
  'rows' | 'columns' | 'pins' | 'ticks' | 'onOpen' | 'openRow' | 'selected'
> {
  /** Index of its first row. */
  from: number;
}

function PlainBlock<Row extends RowData>({
  rows,
  from,
  selected,
  openRow,
  ...shared
}: BlockProps<Row>): ReactNode {
  return rows
    .slice(from, from + blockRows)
    .map((row) => (
      <BodyRow
        key={row.id}
        row={row}
        isSelected={selected.has(row.id)}
        isOpen={row.id === openRow}
        {...shared}
      />
    ));
}

/** A block of rows, rendered again only when one of them changes. */
const Block = memo(PlainBlock) as typeof PlainBlock;

/** Space for rows that are not rendered. */
function Gap({ size }: { size: number }) {
  return (
    <tr aria-hidden>
      <td style={{ blockSize: size }} />
    </tr>
  );
}
