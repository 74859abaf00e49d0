import type { createBrowserRouter } from 'react-router-dom';

/** Milliseconds after which a person no longer expects the page to move. */
const longestWait = 5000;

/** The scroll position of the current page when it was left; null for a new page. */
let place: number | null = null;

/** Starts to record the scroll position that the router restores. */
export function watchScrollPlace(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ restoreScrollPosition }) => {
    place = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : null;
  });
}

/**
 * Restores the scroll position as soon as the page is long enough, for example after its list has
 * loaded again; the router tries only once, at the start. If the person scrolls first, nothing is
 * restored.
 *
 * @returns a function that stops it.
 */
export function returnToPlace(): () => void {
  const wanted = place;
  if (wanted === null || wanted <= window.scrollY) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const give = () => {
    stop.abort();
  };
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
    window.scrollTo({ top: wanted });
    give();
  });
  signal.addEventListener('abort', () => {
    growth.disconnect();
  });
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(sign, give, { signal, passive: true });
  }
  const timer = setTimeout(give, longestWait);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  growth.observe(document.body);
  return give;
}
