import type { FileKind, Known } from './file-kind.ts';
import { readSheet } from './read-sheet.ts';
import { type Fault, type Name, namesOf, type Sheet } from './sheet.ts';

/** Rows of a file without a fault. */
export interface JudgedFile<Values> {
  rows: readonly Values[];
  /** Columns that the file lacks, and that stay as they are. */
  lacking: readonly Name<Values>[];
}

/** What a file says, or everything that is wrong with it, in the order of its rows. */
export type Judgement<Values> = JudgedFile<Values> | { faults: Fault[] };

/** Reads an operator's file. Nothing of a file with a fault is used. */
export async function judgeFile<Values>(
  kind: FileKind<Values>,
  file: Uint8Array,
  known: Known,
): Promise<Judgement<Values>> {
  const judged = await judgeRows(kind, file, known);
  if ('faults' in judged || judged.rows.length > 0) return judged;
  const problem = `the file has no rows; add one for each ${kind.each}`;
  return { faults: [{ row: 2, column: namesOf(kind)[0] ?? '', problem }] };
}

/** As {@link judgeFile}, but there may be no rows: nothing was in force. */
export async function judgeRows<Values>(
  kind: FileKind<Values>,
  file: Uint8Array,
  known: Known,
): Promise<Judgement<Values>> {
  const read = readSheet(kind, file);
  const { rows, faults } = await kind.judge(read, known);
  const all = [...read.faults, ...faults];
  if (all.length > 0) return { faults: all.toSorted(byPlace(kind)) };
  return { rows, lacking: read.lacking };
}

function byPlace<Values>(sheet: Sheet<Values>) {
  const names = namesOf(sheet);
  const place = ({ column }: Fault) => names.findIndex((name) => name === column);
  return (one: Fault, other: Fault) => one.row - other.row || place(one) - place(other);
}
