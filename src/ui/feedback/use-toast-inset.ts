import { useEffect, type RefObject } from 'react';

/** Read by the toaster: pixels between the lowest toast and the foot of the screen. */
const property = '--toast-inset-block-end';
/** Between toasts and what they stay clear of. */
const gap = 16;

/**
 * Keeps toasts above what stands in their corner and is needed now, such as the button that sends
 * a form: while it is in the lower half of the screen and on its right.
 */
export function useToastInset(obstacle: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const lift = () => {
      if (!obstacle.current) return;
      const { top, bottom, right } = obstacle.current.getBoundingClientRect();
      const isInTheWay =
        top > innerHeight / 2 && bottom - gap < innerHeight && right > innerWidth / 2;
      if (isInTheWay) style.setProperty(property, `${Math.round(innerHeight - top) + gap}px`);
      else style.removeProperty(property);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', lift, { signal, passive: true });
    window.addEventListener('resize', lift, { signal });
    const growth = new ResizeObserver(lift);
    growth.observe(document.body);
    if (obstacle.current) growth.observe(obstacle.current);
    return () => {
      stop.abort();
      growth.disconnect();
      style.removeProperty(property);
    };
  }, [obstacle]);
}
