import { useCallback, useState } from 'react';

/** Rows by their keys. */
export type RowsByKey<Row> = ReadonlyMap<string, Row>;

export interface Selection<Row> {
  /** The selected rows, whatever page they are on. */
  rows: RowsByKey<Row>;
  /** Selects or deselects some rows; the same function on each render. */
  select: (rows: RowsByKey<Row>, selected: boolean) => void;
}

/**
 * The rows that a person has selected, kept while they page through a list.
 *
 * @param list identifies the list; a different one starts with no selection.
 */
export function useSelection<Row>(list: string): Selection<Row> {
  const [kept, setKept] = useState<{ list: string; rows: RowsByKey<Row> }>();
  const select = useCallback(
    (changed: RowsByKey<Row>, selected: boolean) => {
      setKept((before) => {
        const others = [...rowsOf(before, list)].filter(([key]) => !changed.has(key));
        return { list, rows: new Map(selected ? [...others, ...changed] : others) };
      });
    },
    [list],
  );
  return { rows: rowsOf(kept, list), select };
}

const none = new Map<string, never>();

function rowsOf<Row>(
  kept: { list: string; rows: RowsByKey<Row> } | undefined,
  list: string,
): RowsByKey<Row> {
  return kept?.list === list ? kept.rows : none;
}
