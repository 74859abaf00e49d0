import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listKey } from './list-keys.ts';

/** Milliseconds until the panel follows the focus, so that holding a key does not load each row. */
const patience = 150;

interface ListKeysOptions {
  /** Around the table. */
  box: RefObject<HTMLElement | null>;
  /** Keys of the rows on the page, in order. */
  ids: readonly string[];
  openId: string | undefined;
  /** Shows a shipment in the panel. */
  onShow: (id: string) => void;
  onClose: () => void;
  /** Opens the page of a shipment. */
  onPage: (id: string) => void;
  /** Opens the list of keys. */
  onKeys: () => void;
}

/**
 * The keys of the list: j and k move between rows, Enter opens the whole page of the shipment in the
 * panel, Escape closes the panel, and ? lists the keys. An open panel follows the focus. The table
 * keeps its own keys.
 */
export function useListKeys({ box, ids, openId, ...does }: ListKeysOptions): void {
  const move = useEffectEvent((step: number) => {
    const { row } = focusedCell(box.current);
    const from = row ?? (openId === undefined ? -1 : ids.indexOf(openId));
    focusRow(box.current, Math.min(Math.max(from + step, 0), ids.length - 1));
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event.target)) return;
    const key = listKey(event);
    if (key === 'next') move(1);
    if (key === 'previous') move(-1);
    if (key === 'keys') does.onKeys();
    if (key === 'close' && openId !== undefined) does.onClose();
  });
  // Before the table, where Enter would open the panel that is open already.
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    if (listKey(event) !== 'open' || openId === undefined || isTaken(event.target)) return;
    const { row } = focusedCell(box.current);
    const isAtRow = event.target instanceof HTMLTableCellElement && ids[row ?? -1] === openId;
    if (!isAtRow && event.target !== document.body) return;
    event.preventDefault();
    does.onPage(openId);
  });
  const follow = useEffectEvent(() => {
    const { row } = focusedCell(box.current);
    const id = ids[row ?? -1];
    if (id !== undefined && openId !== undefined && id !== openId) does.onShow(id);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      if (target instanceof HTMLTableCellElement) timer = setTimeout(follow, patience);
    };
    const element = box.current;
    element?.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onEnter, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onEnter, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [box]);
}

/**
 * Puts the focus on a row of the table, in the column that has it already, otherwise behind the
 * checkbox and the number, where Enter opens the row.
 */
export function focusRow(box: HTMLElement | null, row: number): void {
  const { column = 2 } = focusedCell(box);
  // The header row is the first.
  const found = box?.querySelector<HTMLTableRowElement>(`tbody tr[aria-rowindex="${row + 2}"]`);
  found?.cells[Math.min(column, found.cells.length - 1)]?.focus();
}

/** The row and column that have the focus; rows count from 0 below the header. */
function focusedCell(box: HTMLElement | null): { row?: number; column?: number } {
  const cell = document.activeElement?.closest<HTMLTableCellElement>('tbody td');
  if (!cell || !box?.contains(cell)) return {};
  const index = Number(cell.parentElement?.getAttribute('aria-rowindex'));
  return { row: index - 2, column: cell.cellIndex };
}

/** Whether keys belong to something else: a field that is typed in, or a dialog or menu. */
function isTaken(target: EventTarget | null): boolean {
  const field = 'textarea, select, [contenteditable], input:not([type="checkbox"])';
  return (
    (target instanceof Element && target.closest(field) !== null) ||
    document.querySelector('[role="dialog"], [role="menu"]') !== null
  );
}
