import { CellFault } from './cells.ts';
import { type Line, readLines } from './file-text.ts';
import { type Group, groups } from './groups.ts';
import { type Fault, type Name, namesOf, placeOf, readIn, type Sheet, writeRow } from './sheet.ts';

/** A line whose cells could all be read. */
export interface ReadLine<Values> {
  row: number;
  values: Values;
}

/** What the cells of a file say. */
export interface ReadSheet<Values> {
  /** Every line, also those of which a cell could not be read. */
  all: readonly Line<Values>[];
  lines: readonly ReadLine<Values>[];
  /** Optional columns that the file lacks. */
  lacking: readonly Name<Values>[];
  faults: Fault[];
}

/** Reads each cell of a file, and compares the rows that share a key. */
export function readSheet<Values>(sheet: Sheet<Values>, file: Uint8Array): ReadSheet<Values> {
  const found = readLines(sheet, file);
  if ('faults' in found) return { all: [], lines: [], lacking: [], ...found };
  const faults: Fault[] = [];
  const lines = found.lines.flatMap((line) => {
    const { values, wrong } = readLine(sheet, line);
    faults.push(...wrong);
    return values === null ? [] : [{ row: line.row, values }];
  });
  faults.push(...doubled(sheet, found.lines), ...disagreements(sheet, lines));
  return { all: found.lines, lines, lacking: found.lacking, faults };
}

function readLine<Values>(
  sheet: Sheet<Values>,
  { row, cells }: Line<Values>,
): { values: Values | null; wrong: Fault[] } {
  const wrong: Fault[] = [];
  const read = namesOf(sheet).map((column) => {
    try {
      return [column, readIn(sheet, column, cells[column])];
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      wrong.push({ row, column, problem: error.message });
      return [column, null];
    }
  });
  return { values: wrong.length > 0 ? null : (Object.fromEntries(read) as Values), wrong };
}

/** Lines with the same keys. */
function doubled<Values>(sheet: Sheet<Values>, lines: readonly Line<Values>[]): Fault[] {
  const { keys, each } = sheet;
  const same = groups(lines, ({ cells }) => placeOf(sheet, keys.length, cells));
  return same.flatMap(([first, ...others]) =>
    others.map(({ row }) => ({
      row,
      column: keys.at(-1) ?? '',
      problem: `the ${each} is in row ${first.row} already; remove one of the rows`,
    })),
  );
}

/** Where rows say different things of what they share. */
function disagreements<Values>(sheet: Sheet<Values>, lines: readonly ReadLine<Values>[]): Fault[] {
  const written = lines.map(({ row, values }) => ({ row, cells: writeRow(sheet, values) }));
  return sheet.keys.slice(0, -1).flatMap((_, index) => {
    const depth = index + 1;
    const columns = namesOf(sheet).filter((column) => sheet.depthOf(column) === depth);
    const shared = sheet.keys.slice(0, depth).join(' and ');
    const sharing = groups(written, ({ cells }) => placeOf(sheet, depth, cells));
    return sharing.flatMap((rows) => differing(rows, columns, shared));
  });
}

function differing<Values>(
  [first, ...others]: Group<Line<Values>>,
  columns: readonly Name<Values>[],
  shared: string,
): Fault[] {
  return others.flatMap(({ row, cells }) =>
    columns
      .filter((column) => cells[column] !== first.cells[column])
      .map((column) => ({
        row,
        column,
        problem: `differs from row ${first.row}; write the same in all rows with this ${shared}`,
      })),
  );
}
