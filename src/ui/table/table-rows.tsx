import type { Row as TableRow, RowData } from '@tanstack/react-table';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { lazyModule } from '../lazy-module.ts';
import { useWidth } from '../use-width.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import type { Ticks } from './body-row.tsx';
import { ColumnHead } from './column-head.tsx';
import { columnGeometry, useColumnPins } from './column-geometry.ts';
import type { Column } from './column.ts';
import { headKey } from './head-keys.ts';
import { PagedBody, type TableBody } from './paged-body.tsx';
import type { Sorting } from './sort.ts';
import { Frame, Grid, headHeight, rowHeights, ScrollBox, tickWidth } from './table-style.ts';
import type { features } from './table-features.ts';
import { Tick } from './tick.tsx';
import { TotalsRow } from './totals-row.tsx';
import type { TableLayout } from './use-column-layout.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useHeadActions } from './use-head-actions.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import type { RowsByKey } from './use-selection.ts';

const [useColumnMenu, loadColumnMenu] = lazyModule(() => import('./column-menu.tsx'));

interface TableRowsProps<Row extends RowData> {
  rows: readonly TableRow<typeof features, Row>[];
  /** The visible columns. */
  columns: readonly Column<Row>[];
  label: string;
  layout: TableLayout;
  sorting: Sorting | undefined;
  /** Undefined if rows cannot be selected. */
  ticks: Ticks<Row> | undefined;
  selected: RowsByKey<Row>;
  totals: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  onOpen: ((row: Row) => void) | undefined;
  openRow: string | undefined;
  body: TableBody | undefined;
}

/** The table as a table. */
export function TableRows<Row extends RowData>({
  rows,
  columns,
  label,
  layout,
  sorting,
  ticks,
  selected,
  totals,
  onOpen,
  openRow,
  body: Body = PagedBody,
}: TableRowsProps<Row>) {
  const text = useText();
  const isRtl = useLocale().direction === 'rtl';
  const [box, room] = useWidth<HTMLDivElement>();
  const toRow = useRef<(index: number) => void>(null);
  const head = useHeadActions(layout);
  const { now } = layout;
  const withTicks = ticks !== undefined;
  const geometry = columnGeometry(columns, { ...now, withTicks, room });
  const pins = useColumnPins(columns, now.pinned);
  const areSelected = rows.filter(({ id }) => selected.has(id)).length;
  const rowHeight = rowHeights[now.density];
  const keys = useGridKeys({
    rows: rows.length + (totals ? 2 : 1),
    rowHeight,
    bringRow: (row) => toRow.current?.(row - 1),
    onCellKey: (event, cell) => {
      const id = cell.dataset.column;
      if (id !== undefined) {
        const next = headKey(event, now, id, { isRtl, width: cell.offsetWidth });
        if (next) layout.change(next);
        return next !== undefined;
      }
      const tick = cell.parentElement?.querySelector<HTMLElement>('input[type="checkbox"]');
      if (event.key !== ' ' || !tick) return false;
      tick.click();
      return true;
    },
  });
  useScrollPlace(box);
  useScrollEdges(box);
  const menu = useColumnMenu();
  const withMenu = columns.find(({ id }) => id === head.openMenu);

  return (
    <>
      <Frame
        style={{
          ['--covered-start' as string]: `${geometry.covered.start}px`,
          ['--covered-end' as string]: `${geometry.covered.end}px`,
          ['--onward' as string]: isRtl ? 'to left' : 'to right',
          ['--back' as string]: isRtl ? 'to right' : 'to left',
        }}
      >
        <ScrollBox
          ref={box}
          data-scrolls="rows"
          style={{
            scrollPaddingInlineStart: geometry.covered.start,
            scrollPaddingInlineEnd: geometry.covered.end,
            scrollPaddingBlockEnd: totals ? headHeight : 0,
          }}
        >
          <Grid
            {...keys.props}
            role="grid"
            aria-label={label}
            aria-rowcount={rows.length + (totals ? 2 : 1)}
            aria-multiselectable={withTicks || undefined}
            data-density={now.density}
            style={{
              ...geometry.offsets,
              ['--row' as string]: `${rowHeight}px`,
              inlineSize: `max(100%, ${geometry.total}px)`,
            }}
            onPointerEnter={loadColumnMenu}
            onFocusCapture={loadColumnMenu}
          >
            <colgroup>
              {withTicks && <col style={{ inlineSize: tickWidth }} />}
              {columns.map(({ id }, at) => (
                <col key={id} style={{ inlineSize: geometry.widths[at] }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                {ticks && (
                  <th scope="col" tabIndex={-1} data-pin="start" style={{ insetInlineStart: 0 }}>
                    <VisuallyHidden>{text('ui.table.selection')}</VisuallyHidden>
                    <Tick
                      label={text('ui.table.selectAll')}
                      checked={areSelected === rows.length}
                      mixed={areSelected > 0 && areSelected < rows.length}
                      onChange={({ target }) => {
                        ticks.select(
                          new Map(rows.map(({ id, original }) => [id, original])),
                          target.checked,
                        );
                      }}
                    />
                  </th>
                )}
                {columns.map((column, at) => (
                  <ColumnHead
                    key={column.id}
                    column={column}
                    pin={pins[at]}
                    sorting={sorting}
                    actions={head}
                  />
                ))}
              </tr>
            </thead>
            <Body
              {...{ rows, columns, pins, ticks, selected, onOpen, openRow, box, rowHeight, toRow }}
              place={keys.place}
            />
            {totals && (
              <TotalsRow
                columns={columns}
                pins={pins}
                withTicks={withTicks}
                totals={totals}
                rowIndex={rows.length + 2}
              />
            )}
          </Grid>
        </ScrollBox>
      </Frame>
      {menu && withMenu && (
        <menu.ColumnMenu
          column={withMenu}
          anchor={head.menuAnchor}
          layout={layout}
          sorting={sorting}
          onClose={head.closeMenu}
        />
      )}
    </>
  );
}
