/** The specification's numbers (section 9), and how long a tooltip stays after a finger: ms. */
export const tooltipTimes = { delay: 700, skip: 300, afterTouch: 1500 } as const;

let open: string | undefined;
let waiting: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;
let closedAt = -Infinity;
const listeners = new Set<() => void>();

/** The one tooltip that shows, if any. */
export function openTooltip(): string | undefined {
  return open;
}

export function subscribeToTooltips(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a tooltip after 700 ms, or at once while another shows or has closed less than 300 ms ago:
 * who goes from button to button reads without waiting again.
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

/** Shows a tooltip at once, as for the keyboard: its focus rests where it was brought. */
export function showTooltip(id: string): void {
  stopWaiting();
  change(id);
}

/** Closes a tooltip, or forgets that it was asked for. */
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
