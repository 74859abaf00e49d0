import { useCallback, useSyncExternalStore } from 'react';

/** As narrow as this, rows become cards and filters are folded. */
export const phoneQuery = '(max-width: 759.95px)';

/** Whether the window matches, for example `(max-width: 759.95px)`, now and whenever it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
