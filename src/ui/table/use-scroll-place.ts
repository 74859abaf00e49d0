import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../../../common/product.ts';

const keyOf = (entry: string) => `${PRODUCT.slug}_rows_${entry}`;

/**
 * Restores the scroll position of a box after going back or reloading. Another page of its list
 * starts at the top. The router restores the window's own scrolling.
 */
export function useScrollPlace(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
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
    element.scrollTo({ top: placeOf(key) });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [box, key]);
}

function placeOf(entry: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(entry)));
  } catch {
    return 0;
  }
}
