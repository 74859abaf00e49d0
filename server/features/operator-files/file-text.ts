import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Fault, type Name, namesOf, type Row, type Sheet, writeRow } from './sheet.ts';

/** A line of a file with its row, as spreadsheets count. */
export interface Line<Values> {
  row: number;
  cells: Row<Values>;
}

/** The lines of a file, or why it cannot be read. */
export type FileText<Values> =
  { lines: Line<Values>[]; lacking: readonly Name<Values>[] } | { faults: Fault[] };

/** Rows as a file, comma-separated and without a byte order mark. */
export function writeFile<Values>(sheet: Sheet<Values>, rows: readonly Values[]): string {
  return stringify(
    rows.map((values) => writeRow(sheet, values)),
    { header: true, columns: namesOf(sheet), record_delimiter: 'windows' },
  );
}

/** The lines of a file under the right header, without empty ones. A cell that it lacks is empty. */
export function readLines<Values>(sheet: Sheet<Values>, file: Uint8Array): FileText<Values> {
  const [begin, next] = file;
  if ((begin === 0xff && next === 0xfe) || (begin === 0xfe && next === 0xff)) {
    return atStart(sheet, 'the file is UTF-16; save it as "CSV UTF-8"');
  }
  try {
    const text = new TextDecoder().decode(file);
    const separator = separatorOf(text);
    if (separator !== null) {
      return atStart(sheet, `the cells are separated by ${separator}; save the file with commas`);
    }
    const records = parse(text, { relax_column_count: true });
    const [header, ...rest] = records.map((cells) => cells.map(tidy));
    if (header === undefined) return atStart(sheet, 'the file is empty; start from an export');
    const lacking = sheet.optional.some((name) => header.includes(name)) ? [] : sheet.optional;
    const faults = faultsOfHeader(sheet, header, lacking);
    return faults.length > 0 ? { faults } : linesOf(sheet, header, rest, lacking);
  } catch (error) {
    if (error instanceof CsvError) return { faults: [faultOf(sheet, error)] };
    throw error;
  }
}

/** What separates the cells of the header in place of commas. */
function separatorOf(text: string): string | null {
  const [header = ''] = text.split('\n', 1);
  if (header.includes(',')) return null;
  if (header.includes(';')) return 'semicolons';
  return header.includes('\t') ? 'tabs' : null;
}

function linesOf<Values>(
  sheet: Sheet<Values>,
  header: readonly string[],
  records: readonly string[][],
  lacking: readonly Name<Values>[],
): FileText<Values> {
  const filled = records
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const ragged = filled.filter(({ cells }) => cells.length !== header.length);
  if (ragged.length > 0) {
    const faults = ragged.map(({ row, cells }) => ({
      row,
      column: header[Math.min(cells.length, header.length) - 1] ?? '',
      problem: `the row has ${cells.length} cells; write ${header.length}, and quote a cell that has a comma`,
    }));
    return { faults };
  }
  const names = namesOf(sheet);
  const lines = filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      names.map((name) => [name, cells[header.indexOf(name)] ?? '']),
    ) as Row<Values>,
  }));
  return { lines, lacking };
}

function tidy(cell: string): string {
  return cell.replaceAll('\r\n', '\n').trim();
}

function faultsOfHeader<Values>(
  sheet: Sheet<Values>,
  header: readonly string[],
  lacking: readonly Name<Values>[],
): Fault[] {
  const names = namesOf(sheet);
  const at = (column: string, problem: string) => ({ row: 1, column, problem });
  return [
    ...names
      .filter((name) => !header.includes(name) && !lacking.includes(name))
      .map((name) => at(name, 'the column is missing; add it')),
    ...header.flatMap((name, index) => {
      if (!names.some((known) => known === name)) {
        return at(name, 'the column is unknown; remove or rename it');
      }
      return header.indexOf(name) < index ? at(name, 'the column is there twice; remove one') : [];
    }),
  ];
}

/** Quotation marks that do not pair. */
function faultOf<Values>(sheet: Sheet<Values>, { records, column }: CsvError): Fault {
  const index = typeof column === 'number' ? column : 0;
  return {
    row: Number(records) + 1,
    column: namesOf(sheet)[index] ?? '',
    problem: 'a quotation mark is not closed or stands inside a cell; double it or remove it',
  };
}

function atStart<Values>(sheet: Sheet<Values>, problem: string): { faults: Fault[] } {
  return { faults: [{ row: 1, column: namesOf(sheet)[0] ?? '', problem }] };
}
