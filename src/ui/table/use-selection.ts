import { useState } from 'react';

export interface Selection<Row> {
  /** The selected rows by key, whatever page they are on. */
  rows: ReadonlyMap<string, Row>;
  select: (rows: ReadonlyMap<string, Row>) => void;
}

/**
 * The rows that a person has selected, kept while they page through a list.
 *
 * @param list identifies the list; a different one starts with no selection.
 */
export function useSelection<Row>(list: string): Selection<Row> {
  const [selected, setSelected] = useState<{ list: string; rows: ReadonlyMap<string, Row> }>({
    list,
    rows: new Map(),
  });
  return {
    rows: selected.list === list ? selected.rows : new Map(),
    select: (rows) => {
      setSelected({ list, rows });
    },
  };
}
