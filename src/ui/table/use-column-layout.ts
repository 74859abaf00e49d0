import { useCallback } from 'react';
import { useKeptOnDevice } from '../kept-on-device.ts';
import { readLayout, type LayoutColumn, type ColumnLayout } from './column-layout.ts';

export interface TableLayout {
  columns: readonly LayoutColumn[];
  now: ColumnLayout;
  change: (next: ColumnLayout) => void;
}

/**
 * A person's layout of a table, stored in this browser.
 *
 * @param name of the table.
 * @param owner the person's account; undefined while unknown.
 * @param columns the same array on each render.
 */
export function useColumnLayout(
  name: string,
  owner: string | undefined,
  columns: readonly LayoutColumn[],
): TableLayout {
  const read = useCallback((kept: unknown) => readLayout(kept, columns), [columns]);
  const [now, change] = useKeptOnDevice(`${name}.columns`, owner, read);
  return { columns, now, change };
}
