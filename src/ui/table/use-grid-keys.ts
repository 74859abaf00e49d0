import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { movedCell, type CellPosition } from './grid-moves.ts';

const widgetSelector = 'a[href], button, input, select, textarea, [role="button"]';
/** Maximum number of frames to wait for a row that is being scrolled to. */
const longestWait = 30;

interface GridKeysOptions {
  /** Number of rows including header and totals, rendered or not. */
  rows: number;
  rowHeight: number;
  /** Renders a row that is not rendered. Rows count from 0, which is the header. */
  bringRow: (row: number) => void;
  /** Handles a key pressed in a cell (not in a widget of it); true if it was handled. */
  onCellKey: (event: KeyboardEvent, cell: HTMLTableCellElement) => boolean;
}

/**
 * The keyboard of the ARIA grid pattern: the table is one tab stop, arrow keys move between cells,
 * Enter goes into a cell's link or button, and Escape comes back out. It works directly on the
 * elements, so that moving the focus renders nothing.
 */
export function useGridKeys({ rows, rowHeight, bringRow, onCellKey }: GridKeysOptions) {
  const isRtl = useLocale().direction === 'rtl';
  const grid = useRef<HTMLTableElement>(null);
  /** The cell that Tab moves to. */
  const place = useRef<CellPosition>({ row: 1, column: 0 });

  const stopAt = (cell: HTMLTableCellElement) => {
    for (const before of grid.current?.querySelectorAll('[tabindex="0"]') ?? []) {
      before.setAttribute('tabindex', '-1');
    }
    cell.tabIndex = 0;
  };

  useLayoutEffect(() => {
    const cell = cellAt(grid.current, place.current) ?? cellAt(grid.current, { row: 0, column: 0 });
    if (cell && cell.tabIndex !== 0) stopAt(cell);
  });

  // Links and buttons in cells are reached through their cell, also in cells rendered later.
  useEffect(() => {
    if (!grid.current) return undefined;
    calm(grid.current);
    const drawn = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element) calm(node);
      }
    });
    drawn.observe(grid.current, { childList: true, subtree: true });
    return () => {
      drawn.disconnect();
    };
  }, []);

  const goTo = (next: CellPosition, patience = longestWait) => {
    const cell = cellAt(grid.current, next);
    if (cell) {
      cell.focus();
      return;
    }
    if (patience === longestWait) bringRow(next.row);
    if (patience > 0)
      requestAnimationFrame(() => {
        goTo(next, patience - 1);
      });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
    if (!cell || !grid.current?.contains(cell) || event.altKey || event.defaultPrevented) return;
    if (target !== cell) {
      insideCell(event, cell);
      return;
    }
    if (onCellKey(event, cell)) {
      event.preventDefault();
      return;
    }
    if (key === 'Enter' || key === 'F2') {
      const widget = cell.querySelector<HTMLElement>(widgetSelector);
      event.preventDefault();
      if (widget) widget.focus();
      else cell.parentElement?.click();
      return;
    }
    const shown = grid.current.parentElement?.clientHeight ?? 0;
    const next = movedCell(placeOf(cell), key, event.ctrlKey || event.metaKey, {
      rows,
      columns: cell.parentElement?.childElementCount ?? 1,
      page: Math.max(1, Math.floor(shown / rowHeight) - 2),
      isRtl,
    });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('td, th');
    if (!cell) return;
    place.current = placeOf(cell);
    stopAt(cell);
  };

  return {
    /** For the table's element. */
    props: { ref: grid, onKeyDown, onFocus },
    /** The cell with the keyboard focus. Its row has to stay rendered. */
    place,
  };
}

/** Tab moves through the widgets of a cell and then out of the table; Escape leaves them. */
function insideCell(event: KeyboardEvent, cell: HTMLTableCellElement): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    // A dialog around the table stays open.
    event.stopPropagation();
    cell.focus();
  }
  if (event.key !== 'Tab') return;
  const widgets = [...cell.querySelectorAll<HTMLElement>(widgetSelector)];
  const at = widgets.findIndex((widget) => widget === event.target);
  const next = event.shiftKey ? (widgets[at - 1] ?? cell) : widgets[at + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function calm(element: Element): void {
  for (const widget of element.querySelectorAll<HTMLElement>(widgetSelector)) widget.tabIndex = -1;
  if (element.matches(widgetSelector) && element instanceof HTMLElement) element.tabIndex = -1;
}

function placeOf(cell: HTMLTableCellElement): CellPosition {
  return {
    row: Number(cell.parentElement?.getAttribute('aria-rowindex') ?? 1) - 1,
    column: cell.cellIndex,
  };
}

function cellAt(
  grid: HTMLTableElement | null,
  { row, column }: CellPosition,
): HTMLTableCellElement | undefined {
  const found = grid?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 1}"]`);
  return found?.cells[Math.min(column, found.cells.length - 1)];
}
