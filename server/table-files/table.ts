/** How much of a file is read; beyond any of these it is refused. */
export interface TableLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Rows with content, below the headings. */
  rows: number;
  columns: number;
  /** Letters of a cell (UTF-16 units), as many as a cell of Excel holds. */
  letters: number;
  /** Bytes of a workbook once it is unpacked. */
  unpackedBytes: number;
  /** Times that a workbook may be larger unpacked. */
  ratio: number;
}

export const TABLE_LIMITS: TableLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  letters: 32_767,
  unpackedBytes: 100 * 1024 * 1024,
  ratio: 100,
};

export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';
export type Delimiter = ',' | ';' | '\t';

/** A row that has content. */
export interface TableRow {
  /** As spreadsheets count, from 1; rows without content are left out but counted. */
  row: number;
  /** From the leftmost column of the file. Those at the right end that are empty may be absent. */
  cells: string[];
  /** Indexes of the cells that were dates, which are written `2026-01-05` or `2026-01-05T14:30:00`. */
  dates?: number[];
}

/** A file that can be read. */
export interface Table {
  format: 'csv' | 'xlsx';
  /** Absent for a workbook. */
  encoding?: TableEncoding;
  delimiter?: Delimiter;
  /** One for each column that any row has, empty for a column without one; may repeat. */
  headings: string[];
  /** The row of the headings. */
  headingRow: number;
  /** Number of rows below the headings that have content. */
  rowCount: number;
  /** The rows below the headings, a hundred at a time; can be read again from the start. */
  chunks: () => AsyncGenerator<TableRow[]>;
}

/** Whether any cell has more than spaces. */
export function hasContent(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
