import { useState } from 'react';

export interface Selection<Row> {
  /** What is selected, by its key, on whatever page it was found. */
  rows: ReadonlyMap<string, Row>;
  select: (rows: ReadonlyMap<string, Row>) => void;
}

/**
 * The rows that a person ticked, kept while they page through one list.
 *
 * @param list what is listed; of another one nothing is selected.
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
