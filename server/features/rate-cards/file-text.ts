import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { COLUMN_NAMES, type ColumnName } from './columns.ts';
import type { Row } from './rated-courier.ts';

/** Something wrong with a file, where it is (row 1 is the header), and what to do. */
export interface Fault {
  row: number;
  column: string;
  problem: string;
}

/** A line of a file with its row, as spreadsheets count. */
export interface Line {
  row: number;
  cells: Row;
}

/** Rows as a file, comma-separated and without a byte order mark. */
export function writeFile(rows: readonly Row[]): string {
  return stringify([...rows], {
    header: true,
    columns: COLUMN_NAMES,
    record_delimiter: 'windows',
  });
}

/** The lines of a file under the right header, without empty ones; or why it has none. */
export function readLines(file: Uint8Array): Line[] | Fault[] {
  const [begin, next] = file;
  if ((begin === 0xff && next === 0xfe) || (begin === 0xfe && next === 0xff)) {
    return [atStart('the file is UTF-16; save it as "CSV UTF-8"')];
  }
  try {
    const text = new TextDecoder().decode(file);
    const separator = separatorOf(text);
    if (separator !== null) {
      return [atStart(`the cells are separated by ${separator}; save the file with commas`)];
    }
    const records = parse(text, { relax_column_count: true });
    const [header, ...rest] = records;
    if (header === undefined) return [atStart('the file is empty; start from an export')];
    const faults = faultsOfHeader(header.map((name) => name.trim()));
    return faults.length > 0 ? faults : linesOf(header, rest);
  } catch (error) {
    if (error instanceof CsvError) return [faultOf(error)];
    throw error;
  }
}

/** Whether the file could be read. */
export function areLines(found: Line[] | Fault[]): found is Line[] {
  return found.every((each) => 'cells' in each);
}

/** What separates the cells of the header in place of commas. */
function separatorOf(text: string): string | null {
  const [header = ''] = text.split('\n', 1);
  if (header.includes(',')) return null;
  if (header.includes(';')) return 'semicolons';
  return header.includes('\t') ? 'tabs' : null;
}

function linesOf(header: readonly string[], records: readonly string[][]): Line[] | Fault[] {
  const names = header.map((name) => name.trim());
  const filled = records
    .map((cells, index) => ({ row: index + 2, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) {
    return [{ row: 2, column: 'courier', problem: 'the file has no rows; add one for each lane' }];
  }
  const ragged = filled.filter(({ cells }) => cells.length !== names.length);
  if (ragged.length > 0) {
    return ragged.map(({ row, cells }) => ({
      row,
      column: names[Math.min(cells.length, names.length) - 1] ?? '',
      problem: `the row has ${cells.length} cells; write ${names.length}, and quote a cell that has a comma`,
    }));
  }
  return filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Row,
  }));
}

function tidy(cell: string): string {
  return cell.replaceAll('\r\n', '\n').trim();
}

function faultsOfHeader(names: readonly string[]): Fault[] {
  const at = (column: string, problem: string) => ({ row: 1, column, problem });
  const known = (name: string): name is ColumnName => COLUMN_NAMES.some((each) => each === name);
  return [
    ...COLUMN_NAMES.filter((name) => !names.includes(name)).map((name) =>
      at(name, 'the column is missing; add it'),
    ),
    ...names.flatMap((name, index) => {
      if (!known(name)) return at(name, 'the column is unknown; remove or rename it');
      return names.indexOf(name) < index ? at(name, 'the column is there twice; remove one') : [];
    }),
  ];
}

/** Quotation marks that do not pair. */
function faultOf({ records, column }: CsvError): Fault {
  const index = typeof column === 'number' ? column : 0;
  return {
    row: Number(records) + 1,
    column: COLUMN_NAMES[index] ?? '',
    problem: 'a quotation mark is not closed or stands inside a cell; double it or remove it',
  };
}

function atStart(problem: string): Fault {
  return { row: 1, column: 'courier', problem };
}
