import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../../../common/product.ts';
import { historyEntry } from '../history-entry.ts';

/** In the history state of an address that shows the same rows as the one before. */
export const sameRows = { sameRows: true } as const;

const keyOf = (entry: string) => `${PRODUCT.slug}_rows_${entry}`;

/**
 * Restores the scroll position of a box after going back or reloading. Another page of its list
 * starts at the top, unless it shows the same rows. The router restores the window's own scrolling.
 */
export function useScrollPlace(box: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const key = historyEntry(location);
  const isNew = useRef(true);
  const stays = (location.state as Partial<typeof sameRows> | null)?.sameRows === true;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const keep = () => {
      try {
        sessionStorage.setItem(keyOf(key), String(element.scrollTop));
      } catch {
        // If the storage is full, only the position is lost.
      }
    };
    if (isNew.current || !stays) element.scrollTo({ top: placeOf(key) });
    isNew.current = false;
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [box, key, stays]);
}

function placeOf(entry: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(entry)));
  } catch {
    return 0;
  }
}
