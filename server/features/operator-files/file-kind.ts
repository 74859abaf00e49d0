import type { Queryable, Tx } from '../../db/database.ts';
import type { ReadSheet } from './read-sheet.ts';
import type { Fault, Sheet } from './sheet.ts';
import type { ImportKind } from './tables.ts';

/** What rows may refer to. */
export interface Known {
  /** Codes of couriers. */
  couriers: ReadonlySet<string>;
  /** Ids of stored photo files. */
  photoFiles: ReadonlySet<string>;
}

/** A kind of file by which operators replace all of something at once. */
export interface FileKind<Values> extends Sheet<Values> {
  kind: ImportKind;
  /** Tables that nothing else may change during an import. */
  tables: readonly string[];
  /** The rows in force, always in the same order. */
  select: (db: Queryable) => Promise<Values[]>;
  /** Judges what the cells alone do not show. */
  judge: (read: ReadSheet<Values>, known: Known) => Verdict<Values> | Promise<Verdict<Values>>;
  /** Replaces the rows in force by these. */
  replace: (tx: Tx, rows: readonly Values[]) => Promise<void>;
  /** Deletes what neither the rows in force nor an undo needs any more. */
  tidy?: (tx: Tx) => Promise<void>;
}

/** The rows as they come into force, and everything that is wrong with them. */
export interface Verdict<Values> {
  rows: Values[];
  faults: Fault[];
}
