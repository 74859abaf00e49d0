import { useSyncExternalStore } from 'react';

/**
 * A module that loads when it is first needed and is then there at once for everybody:
 * `[useModule, loadModule]`. The hook gives undefined until it is there and null after a failure;
 * loading again tries again.
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
