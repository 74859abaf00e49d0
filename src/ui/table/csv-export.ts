import { csvOf, type CsvValue } from './csv.ts';

/** Rows that a file holds at most; a spreadsheet of more serves nobody. */
export const mostRows = 10_000;

/** One column of the file; a cell of the table may say several things. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

export interface RowsPage<Row> {
  rows: readonly Row[];
  /** Undefined at the end of the list. */
  next: string | undefined;
  total: number;
}

/** How a list is written into a file for spreadsheets. */
export interface CsvSource<Row> {
  /** The file's name without the day and the ending. */
  name: string;
  /** Whether it can begin; until then it waits. */
  isReady: boolean;
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<RowsPage<Row>>;
  /** What is written of each column of the table, by its id. */
  columnsOf: (columnId: string) => readonly CsvColumn<Row>[];
}

export interface Written {
  content: string;
  rows: number;
  /** There were more rows than a file holds. */
  isCut: boolean;
}

/**
 * Reads the list to its end and writes what is shown of it.
 *
 * @param columnIds the columns that are seen, in their order.
 * @param onProgress is told how many rows of how many are there.
 */
export async function writeCsv<Row>(
  { readPage, columnsOf }: CsvSource<Row>,
  columnIds: readonly string[],
  onProgress: (read: number, total: number) => void,
  signal: AbortSignal,
): Promise<Written> {
  const columns = columnIds.flatMap(columnsOf);
  const lines: CsvValue[][] = [columns.map(({ heading }) => heading)];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor, signal);
    signal.throwIfAborted();
    for (const row of page.rows) lines.push(columns.map(({ value }) => value(row)));
    cursor = page.next;
    const read = lines.length - 1;
    // A total that is capped is passed on the way.
    const total = Math.max(page.total, cursor === undefined ? read : read + 1);
    onProgress(Math.min(read, mostRows), Math.min(total, mostRows));
  } while (cursor !== undefined && lines.length <= mostRows);
  const isCut = cursor !== undefined || lines.length > mostRows + 1;
  const kept = lines.slice(0, mostRows + 1);
  return { content: csvOf(kept), rows: kept.length - 1, isCut };
}
