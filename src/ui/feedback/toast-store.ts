import type { TextValues } from '../../i18n/use-text.ts';
import { pausableTimeout, type PausableTimeout } from './pausable-timeout.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** Texts are kept as ids, so that an open toast follows a change of language. */
export interface ToastContent {
  tone: ToastTone;
  titleId: string;
  /** Words of the server, already in the reader's language. */
  description?: string | undefined;
  descriptionId?: string | undefined;
  values?: TextValues | undefined;
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** Why no toast's time passes: it is pointed at, the keyboard is in it, nobody sees the tab. */
export type ToastHold = 'pointer' | 'focus' | 'hidden';

/** The specification's numbers (section 9): milliseconds and toasts. */
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
 * Shows a toast for 5 seconds; of more than five the oldest goes. One that is open already is not
 * said twice: it stays for another 5 seconds.
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

/** Closes a toast at once and takes it off the list when it has faded. */
export function closeToast(id: number): void {
  const closing = toasts.some((toast) => toast.id === id && toast.open);
  if (!closing) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => {
    change(toasts.filter((toast) => toast.id !== id));
  }, toastLimits.leaving);
}

/**
 * Stops the time of every toast, so that none leaves while one is read and the stack stands still;
 * with the last hold gone each goes on with the time it had left.
 */
export function holdToasts(hold: ToastHold): void {
  holds.add(hold);
  for (const clock of clocks.values()) clock.hold();
}

/** Takes one hold back; the time passes when there is no other. */
export function releaseToasts(hold: ToastHold): void {
  if (!holds.delete(hold) || holds.size > 0) return;
  for (const clock of clocks.values()) clock.resume();
}

function saysTheSame(a: ToastContent, b: ToastContent): boolean {
  return (
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
