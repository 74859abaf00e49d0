const lostChunks = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => {
  lostChunks.add(payload);
});

/** Whether a part of the app failed because its file is not to be had, as after a deploy. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lostChunks.has(error);
}

/** Milliseconds. */
const justNow = 60_000;

/**
 * Whether this document itself came from a reload, a moment ago: another would bring the same
 * build once more.
 */
export function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return reloaded && performance.now() < justNow;
}
