import { useSyncExternalStore } from 'react';

// The auth routes are one document without a router (docs/adr/0006).
const moved = 'authpath';

/** Goes to another auth route without loading a new document. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  scrollTo(0, 0);
  dispatchEvent(new Event(moved));
}

/** The auth route of the current address. */
export function useAuthPath(): string {
  return useSyncExternalStore(subscribe, currentPath);
}

/** The query of the current address. */
export function useAuthSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch);
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener(moved, listener, { signal: stop.signal });
  addEventListener('popstate', listener, { signal: stop.signal });
  return () => {
    stop.abort();
  };
}

function currentPath(): string {
  return location.pathname.replace(/\/$/, '').toLowerCase();
}

function currentSearch(): string {
  return location.search;
}
