import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../../../common/product.ts';

const keyOf = (entry: string) => `${PRODUCT.slug}_rows_${entry}`;

/**
 * Has a box scroll back to where it was left when its page is gone back to, or loaded again; another
 * page of its list begins at the top. The window's own scrolling is the router's.
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
        // A full storage costs the place and nothing else.
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
