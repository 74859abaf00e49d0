/**
 * Times from the specification (section 9), and how long a tooltip stays after a touch;
 * milliseconds.
 */
export const tooltipTimes = { delay: 700, skip: 300, afterTouch: 1500 } as const;

let open: string | undefined;
let waiting: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;
let closedAt = -Infinity;
const listeners = new Set<() => void>();

/** The tooltip that is visible, if any. */
export function openTooltip(): string | undefined {
  return open;
}

export function subscribeToTooltips(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a tooltip after 700 ms, or at once while another is visible or closed less than 300 ms ago,
 * so that people who move from button to button do not wait again.
 */
export function askForTooltip(id: string): void {
  if (open === id || waiting?.id === id) return;
  if (open !== undefined || performance.now() - closedAt < tooltipTimes.skip) {
    showTooltip(id);
    return;
  }
  stopWaiting();
  const timer = setTimeout(() => {
    showTooltip(id);
  }, tooltipTimes.delay);
  waiting = { id, timer };
}

/** Shows a tooltip at once, as for keyboard focus. */
export function showTooltip(id: string): void {
  stopWaiting();
  change(id);
}

/** Closes a tooltip, or cancels its request. */
export function hideTooltip(id: string): void {
  if (waiting?.id === id) stopWaiting();
  if (open !== id) return;
  closedAt = performance.now();
  change(undefined);
}

function stopWaiting(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

function change(next: string | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}
