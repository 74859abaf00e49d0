import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useKeptOnDevice } from '../kept-on-device.ts';
import { readArrangement, type ArrangedColumn, type Arrangement } from './arrangement.ts';
import { arrangedColumns, type Column } from './table-features.ts';

export interface Arranged {
  columns: readonly ArrangedColumn[];
  now: Arrangement;
  arrange: (next: Arrangement) => void;
}

/**
 * How a person has a table stand, remembered in this browser.
 *
 * @param name of the table.
 * @param owner the person's account; undefined while it is not known.
 * @param columns the same array at each rendering.
 */
export function useArrangement<Row extends RowData>(
  name: string,
  owner: string | undefined,
  columns: readonly Column<Row>[],
): Arranged {
  const [all, read] = useMemo(() => {
    const found = arrangedColumns(columns);
    return [found, (kept: unknown) => readArrangement(kept, found)] as const;
  }, [columns]);
  const [now, arrange] = useKeptOnDevice(`${name}.columns`, owner, read);
  return { columns: all, now, arrange };
}
