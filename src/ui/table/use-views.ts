import { useCallback } from 'react';
import { useKeptOnDevice } from '../kept-on-device.ts';
import { readViews, type SavedView } from './saved-views.ts';
import type { TableLayout } from './use-column-layout.ts';

export interface ViewsPlace {
  /** The current query as in the address, without the page. */
  search: string;
  /** Switches to another query. */
  show: (search: string) => void;
}

/** The views of a table that a person has saved in this browser. */
export function useViews(name: string, owner: string | undefined, { columns }: TableLayout) {
  const read = useCallback((kept: unknown) => readViews(kept, columns), [columns]);
  const [views, keep] = useKeptOnDevice<SavedView[]>(`${name}.views`, owner, read);
  return { views, keep };
}
