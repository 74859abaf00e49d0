import type { Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    rate_imports: RateImportsTable;
  }
}

/** One row for each import of rate cards, and for each that was undone; append-only. */
export interface RateImportsTable {
  number: GeneratedAlways<number>;
  valid_from: Generated<Date>;
  /** Who applied it. */
  operator: Fixed<string>;
  /** The number of the import that this one undoes. */
  undoes: Fixed<number | null>;
  /** Rows of all rates after it. */
  lanes: Fixed<number>;
  /** Numbers of cells. */
  added: Fixed<number>;
  changed: Fixed<number>;
  removed: Fixed<number>;
  /** The files of all rates before and after it. */
  before: Fixed<string>;
  after: Fixed<string>;
}
