import type { Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    operator_imports: OperatorImportsTable;
  }
}

/** What an operator's file holds all of. */
export type ImportKind = 'rates' | 'branches' | 'photos' | 'plans';

/** One row for each import of an operator's file, and for each that was undone; append-only. */
export interface OperatorImportsTable {
  number: GeneratedAlways<number>;
  kind: Fixed<ImportKind>;
  valid_from: Generated<Date>;
  /** Who applied it. */
  operator: Fixed<string>;
  /** The number of the import that this one undoes. */
  undoes: Fixed<number | null>;
  /** Rows in force after it. */
  row_count: Fixed<number>;
  /** Numbers of cells. */
  added: Fixed<number>;
  changed: Fixed<number>;
  removed: Fixed<number>;
  /** The files of everything in force before and after it. */
  before: Fixed<string>;
  after: Fixed<string>;
}
