import { useMemo, useSyncExternalStore } from 'react';
import { PRODUCT } from '../../common/product.ts';

const listeners = new Set<() => void>();
/** Values that could not be stored, kept as long as the page. */
const unstored = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function rawOf(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keyOf(name: string, owner: string | undefined): string {
  return `${PRODUCT.slug}_${name}_${owner ?? ''}`;
}

/** Whether a person has changed the columns of a table or saved views of it. */
export function useIsKept(table: string, owner: string | undefined): boolean {
  const kept = () =>
    ['columns', 'views'].some((part) => rawOf(keyOf(`${table}.${part}`, owner)) !== null);
  return useSyncExternalStore(subscribe, kept);
}

/**
 * Settings that a person has made, stored in this browser and shared by all its tabs.
 *
 * @param name what it is: `shipments.views`.
 * @param owner the account it belongs to; if undefined, it is kept only until the page is left.
 * @param read parses whatever was stored, perhaps by an earlier version or someone else; the same
 *   function on each render.
 */
export function useKeptOnDevice<Value>(
  name: string,
  owner: string | undefined,
  read: (kept: unknown) => Value,
): [Value, (next: Value) => void] {
  const key = keyOf(name, owner);
  const raw = useSyncExternalStore(subscribe, () => rawOf(key));
  const value = useMemo(() => read(parsed(raw)), [raw, read]);
  const write = (next: Value) => {
    const text = JSON.stringify(next);
    try {
      if (owner === undefined) throw new Error('nobody to keep it for');
      localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
    for (const listener of listeners) listener();
  };
  return [value, write];
}

/** Removes everything stored for an account from this browser, as when the account closes. */
export function forgetOnDevice(owner: string): void {
  unstored.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${PRODUCT.slug}_`) && key.endsWith(`_${owner}`)) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // A browser that blocks its storage has nothing stored there.
  }
}

function parsed(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
}
