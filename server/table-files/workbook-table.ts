import type { Table, TableRow } from './table.ts';

/** What is handed from the thread to the server: texts of JSON, which are cheap to pass on. */
export interface WorkbookTable extends Pick<Table, 'headings' | 'headingRow' | 'rowCount'> {
  chunks: string[];
}

/** The rows of a chunk that this thread or another has written. */
export function rowsOf(chunk: string): TableRow[] {
  const rows: unknown = JSON.parse(chunk);
  return isRows(rows) ? rows : [];
}

function isRows(value: unknown): value is TableRow[] {
  return Array.isArray(value);
}
