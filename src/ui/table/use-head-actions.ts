import { useState, type DragEvent, type PointerEvent } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { dropColumn, resetWidth, resizeColumn, type ColumnLayout } from './column-layout.ts';
import type { TableLayout } from './use-column-layout.ts';

export type HeadActions = ReturnType<typeof useHeadActions>;

/** Pointer actions on column headers. */
export function useHeadActions({ now, change }: TableLayout) {
  const isRtl = useLocale().direction === 'rtl';
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement }>();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();

  const startResizing = (id: string, { currentTarget: edge, clientX, pointerId }: PointerEvent) => {
    const before = edge.parentElement?.getBoundingClientRect().width ?? 0;
    const begun = withKeptWidths(now, edge.parentElement);
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      stop.abort();
    };
    edge.setPointerCapture(pointerId);
    edge.addEventListener(
      'pointermove',
      (event) => {
        const moved = ((event as globalThis.PointerEvent).clientX - clientX) * (isRtl ? -1 : 1);
        change(resizeColumn(begun, id, before + moved));
      },
      { signal },
    );
    edge.addEventListener('pointerup', end, { signal });
    edge.addEventListener('pointercancel', end, { signal });
  };

  const letGo = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const dragging = (id: string) => ({
    draggable: true,
    'data-dropping': over === id && dragged !== id,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      // Without data Firefox does not start dragging.
      dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragEnd: letGo,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) change(dropColumn(now, dragged, id));
      letGo();
    },
  });

  return {
    dragging,
    startResizing,
    resetWidth: (id: string) => {
      change(resetWidth(now, id));
    },
    openMenu: menu?.id,
    menuAnchor: menu?.anchor,
    openMenuOf: (id: string, anchor: HTMLElement) => {
      setMenu({ id, anchor });
    },
    closeMenu: () => {
      setMenu(undefined);
    },
  };
}

/**
 * The layout with the columns before this one as wide as they are now. If they shared what it gains
 * or loses, its edge would not stay under the pointer.
 */
function withKeptWidths(now: ColumnLayout, head: Element | null): ColumnLayout {
  const before = head?.previousElementSibling;
  if (!(before instanceof HTMLElement)) return now;
  const { column: id, pin } = before.dataset;
  const kept =
    id === undefined || pin !== undefined ? now : resizeColumn(now, id, before.offsetWidth);
  return withKeptWidths(kept, before);
}
