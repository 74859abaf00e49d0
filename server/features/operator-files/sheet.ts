import { type Cell, readCell } from './cells.ts';

/** The name of a column. */
export type Name<Values> = keyof Values & string;

/** Every column of a file, in the order in which it is written. */
export type Columns<Values> = { readonly [Column in Name<Values>]: Cell<Values[Column]> };

/** How the rows of a kind of file are laid out. */
export interface Sheet<Values> {
  columns: Columns<Values>;
  /** The columns that together name a row, the widest first. */
  keys: readonly Name<Values>[];
  /** What a row is, as in "add one row for each lane". */
  each: string;
  /** How many of the keys name what a column describes; rows that share these say the same. */
  depthOf: (column: Name<Values>) => number;
  /** Columns that a file may lack, all of them at once; it leaves these as they are. */
  optional: readonly Name<Values>[];
}

/** What is written in each column of a row. */
export type Row<Values> = Readonly<Record<Name<Values>, string>>;

/** Something wrong with a file, where it is (row 1 is the header), and what to do. */
export interface Fault {
  row: number;
  column: string;
  problem: string;
}

/** The columns in the order of the file. */
export function namesOf<Values>({ columns }: Pick<Sheet<Values>, 'columns'>): Name<Values>[] {
  return Object.keys(columns) as Name<Values>[];
}

/** @throws CellFault */
export function readIn<Values, Column extends Name<Values>>(
  { columns }: Sheet<Values>,
  column: Column,
  text: string,
): Values[Column] {
  return readCell(columns[column], text);
}

/** A row as it stands in a file. */
export function writeRow<Values>(sheet: Sheet<Values>, values: Values): Row<Values> {
  const written = namesOf(sheet).map((column) => [column, writeIn(sheet, column, values)]);
  return Object.fromEntries(written) as Row<Values>;
}

function writeIn<Values, Column extends Name<Values>>(
  { columns }: Sheet<Values>,
  column: Column,
  values: Values,
): string {
  return columns[column].write(values[column]);
}

/** The first keys of a row, with spaces between them. */
export function placeOf<Values>(
  { keys }: Pick<Sheet<Values>, 'keys'>,
  depth: number,
  row: Row<Values>,
): string {
  return keys
    .slice(0, depth)
    .map((key) => row[key])
    .join(' ');
}
