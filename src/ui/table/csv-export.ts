import { CSV_MARK, csvLine, type CsvValue } from '../../../common/csv.ts';

/** Maximum number of rows in a file; larger spreadsheets are of little use. */
export const mostRows = 10_000;

/** One column of the file. A cell of the table may have several. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

export interface RowsPage<Row> {
  rows: readonly Row[];
  /** Cursor of the next page; undefined at the end of the list. */
  next: string | undefined;
  total: number;
}

/** How a list is exported for spreadsheets. */
export interface CsvSource<Row> {
  /** The file's name without date and extension. */
  name: string;
  /** Whether the export can start; until then it waits. */
  isReady: boolean;
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<RowsPage<Row>>;
  /** The columns of the file for a column of the table, by its id. */
  columnsOf: (columnId: string) => readonly CsvColumn<Row>[];
}

export interface Written {
  content: string;
  rows: number;
  /** There were more rows than a file can have. */
  isCut: boolean;
}

/**
 * Reads the whole list and writes its visible columns.
 *
 * @param columnIds the visible columns in order.
 * @param onProgress called with the number of rows read and the total.
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
    // The number of rows can exceed a capped total.
    const total = Math.max(page.total, cursor === undefined ? read : read + 1);
    onProgress(Math.min(read, mostRows), Math.min(total, mostRows));
  } while (cursor !== undefined && lines.length <= mostRows);
  const isCut = cursor !== undefined || lines.length > mostRows + 1;
  const kept = lines.slice(0, mostRows + 1);
  const content = CSV_MARK + kept.map(csvLine).join('');
  return { content, rows: kept.length - 1, isCut };
}
