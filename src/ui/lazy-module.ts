import { useSyncExternalStore } from 'react';

/**
 * A module that loads when first needed and is then shared: `[useModule, loadModule]`. The hook
 * returns undefined until it has loaded, and null after a failure. Calling `loadModule` again
 * retries.
 */
export function lazyModule<Module extends object>(importModule: () => Promise<Module>) {
  let loaded: Module | null | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  const settle = (result: Module | null) => {
    loaded = result;
    isLoading = false;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const useModule = () => useSyncExternalStore(subscribe, () => loaded);
  const load = () => {
    if (loaded || isLoading) return;
    isLoading = true;
    importModule().then(settle, () => {
      settle(null);
    });
  };
  return [useModule, load] as const;
}
