import { useEffect, type RefObject } from 'react';

/** Pixels at the bottom of the window; read by the toaster and by scroll padding. */
const property = '--foot-inset';
/** Space between the obstacle and what stays clear of it. */
const gap = 16;

/**
 * Keeps toasts and focused elements above an obstacle at the bottom of the window that is needed
 * now, such as a submit button.
 */
export function useFootInset(obstacle: RefObject<HTMLElement | null>): void {
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
