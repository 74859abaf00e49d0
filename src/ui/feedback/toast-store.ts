import type { TextValues } from '../../i18n/use-text.ts';

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

/** The specification's numbers: milliseconds and toasts. */
export const toastLimits = { shown: 5000, leaving: 200, atMost: 5 } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast, unless the same is open already; of more than five the oldest goes. */
export function showToast(content: ToastContent): void {
  if (toasts.some((toast) => toast.open && saysTheSame(toast, content))) return;
  lastId += 1;
  change([...toasts, { ...content, id: lastId, open: true }].slice(-toastLimits.atMost));
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
  for (const listener of listeners) listener();
}
