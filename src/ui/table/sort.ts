import type { Column } from './column.ts';

/** A sort as in the contract: `created_at` ascending, `-created_at` descending. */
export type Sort = string;

/** The order of a list, and how to change it. */
export interface Sorting {
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Which way a list in this order is sorted by the column; undefined if by another. */
export function directionOf(sort: Sort | undefined, id: string): 'asc' | 'desc' | undefined {
  if (sort === id) return 'asc';
  return sort === `-${id}` ? 'desc' : undefined;
}

/** The order after a click on the column's name: its first direction, then the other one. */
export function nextSort(
  { id, sorts }: Pick<Column<never>, 'id' | 'sorts'>,
  sort: Sort | undefined,
): Sort {
  const now = directionOf(sort, id);
  return (now ? now === 'asc' : sorts === 'desc') ? `-${id}` : id;
}
