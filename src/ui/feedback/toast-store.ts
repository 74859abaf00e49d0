import type { LocalizedText } from '../../i18n/localized-text.ts';
import type { TextValues } from '../../i18n/use-text.ts';
import { pausableTimeout, type PausableTimeout } from './pausable-timeout.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** Texts are stored as ids, so that an open toast follows a change of language. */
export interface ToastContent {
  tone: ToastTone;
  titleId: string;
  /** The server's message, already in the reader's language. */
  description?: string | undefined;
  descriptionId?: string | undefined;
  values?: TextValues | undefined;
  /** Values that differ between the languages. */
  names?: Record<string, LocalizedText> | undefined;
  /** A button that closes the toast. */
  action?: { labelId: string; run: () => void } | undefined;
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** Why toasts are paused: the pointer is on one, the keyboard is in one, or the tab is hidden. */
export type ToastHold = 'pointer' | 'focus' | 'hidden';

/** Limits from the specification (section 9): milliseconds, and number of toasts. */
export const toastLimits = { shown: 5000, leaving: 200, atMost: 5 } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const clocks = new Map<number, PausableTimeout>();
const holds = new Set<ToastHold>();
const listeners = new Set<() => void>();

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a toast for 5 seconds. If there are more than five, the oldest closes. A toast that is open
 * already is not repeated; its 5 seconds start again.
 */
export function showToast(content: ToastContent): void {
  const same = toasts.find((toast) => toast.open && saysTheSame(toast, content));
  if (same) {
    clocks.get(same.id)?.restart();
    return;
  }
  lastId += 1;
  const id = lastId;
  const clock = pausableTimeout(() => {
    closeToast(id);
  }, toastLimits.shown);
  clocks.set(id, clock);
  if (holds.size === 0) clock.resume();
  change([...toasts, { ...content, id, open: true }].slice(-toastLimits.atMost));
}

/** Closes a toast at once, and removes it from the list after it has faded. */
export function closeToast(id: number): void {
  const closing = toasts.some((toast) => toast.id === id && toast.open);
  if (!closing) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => {
    change(toasts.filter((toast) => toast.id !== id));
  }, toastLimits.leaving);
}

/**
 * Pauses every toast, so that none closes while one is being read and the stack does not move. When
 * the last hold is released, each continues with its remaining time.
 */
export function holdToasts(hold: ToastHold): void {
  holds.add(hold);
  for (const clock of clocks.values()) clock.hold();
}

/** Releases one hold. Time passes again when there are no others. */
export function releaseToasts(hold: ToastHold): void {
  if (!holds.delete(hold) || holds.size > 0) return;
  for (const clock of clocks.values()) clock.resume();
}

/** Actions may differ although the texts are the same. */
function saysTheSame(a: ToastContent, b: ToastContent): boolean {
  return (
    a.action === b.action &&
    a.tone === b.tone &&
    a.titleId === b.titleId &&
    a.descriptionId === b.descriptionId &&
    a.description === b.description
  );
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, clock] of clocks) {
    if (next.some((toast) => toast.id === id && toast.open)) continue;
    clock.hold();
    clocks.delete(id);
  }
  for (const listener of listeners) listener();
}
