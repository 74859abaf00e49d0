import { useLayoutEffect, useState } from 'react';
import { listSide } from './list-side.ts';

/** The side of the field that has room for a list, updated when an on-screen keyboard appears. */
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
