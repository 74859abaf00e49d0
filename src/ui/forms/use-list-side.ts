import { useLayoutEffect, useState } from 'react';
import { listSide } from './list-side.ts';

/** Where there is room for a list at the field, now and when a keyboard on the screen comes up. */
export function useListSide(field: HTMLElement) {
  const [side, setSide] = useState(() => sideOf(field));
  useLayoutEffect(() => {
    const measure = () => {
      setSide(sideOf(field));
    };
    window.visualViewport?.addEventListener('resize', measure);
    return () => window.visualViewport?.removeEventListener('resize', measure);
  }, [field]);
  return side;
}

function sideOf(field: HTMLElement) {
  const seen = window.visualViewport?.height ?? window.innerHeight;
  return listSide(field.getBoundingClientRect(), seen);
}
