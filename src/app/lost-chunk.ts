const lostChunks = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => {
  lostChunks.add(payload);
});

/** Whether a part of the app failed because its file is missing, as after a deploy. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lostChunks.has(error);
}

/** Milliseconds. */
const justNow = 60_000;

/**
 * Whether this document was reloaded a moment ago, in which case another reload would load the same
 * build.
 */
export function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return reloaded && performance.now() < justNow;
}
