import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useKeptOnDevice } from '../kept-on-device.ts';
import { readLayout, type LayoutColumn, type ColumnLayout } from './column-layout.ts';
import { layoutColumns, type Column } from './table-features.ts';

export interface TableLayout {
  columns: readonly LayoutColumn[];
  now: ColumnLayout;
  change: (next: ColumnLayout) => void;
}

/**
 * How a person has a table stand, remembered in this browser.
 *
 * @param name of the table.
 * @param owner the person's account; undefined while it is not known.
 * @param columns the same array at each rendering.
 */
export function useColumnLayout<Row extends RowData>(
  name: string,
  owner: string | undefined,
  columns: readonly Column<Row>[],
): TableLayout {
  const [all, read] = useMemo(() => {
    const found = layoutColumns(columns);
    return [found, (kept: unknown) => readLayout(kept, found)] as const;
  }, [columns]);
  const [now, change] = useKeptOnDevice(`${name}.columns`, owner, read);
  return { columns: all, now, change };
}
