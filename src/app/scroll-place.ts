import type { createBrowserRouter } from 'react-router-dom';

/** Milliseconds after which nobody expects the page to move any more. */
const longestWait = 5000;

/** Where the page that is shown was scrolled to when it was left; null for a new one. */
let place: number | null = null;

/** Begins to listen to where the router would have a page scrolled. */
export function watchScrollPlace(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ restoreScrollPosition }) => {
    place = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : null;
  });
}

/**
 * Scrolls back to where the page was as soon as it is long enough, as when its list loads afresh;
 * the router only tries at once. Whoever scrolls before that stays where they are.
 *
 * @returns the way to stop.
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
