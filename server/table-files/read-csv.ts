import { setImmediate as nextTurn } from 'node:timers/promises';
import { unmarkFormulas } from '../../common/csv.ts';
import { csvRecords } from './csv-records.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter } from './find-delimiter.ts';
import { TableMeasure } from './measure-table.ts';
import { TableRefused } from './refusal.ts';
import { scanRecords } from './scan-records.ts';
import {
  type Delimiter,
  hasContent,
  type Table,
  type TableLimits,
  type TableRow,
} from './table.ts';

/** Rows that are handed over at once. */
const CHUNK = 100;
/** Of a sheet of Excel, with or without content. */
const SHEET = { rows: 1_048_576, columns: 16_384 };
/** Records that are looked through at once. */
const SCANNED = 5_000;

/** A CSV file as a table; it is parsed once to be judged and again whenever its rows are read. */
export async function readCsv(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const decoded = await decodeText(bytes);
  const { text, named } = withoutSeparatorLine(decoded.text);
  const delimiter = named ?? findDelimiter(text);
  await scan(text, delimiter, limits);
  const measure = new TableMeasure(limits);
  for await (const row of csvRows(text, delimiter)) measure.add(row);
  const { headings, headingRow, rowCount } = measure.finish();
  return {
    format: 'csv',
    encoding: decoded.encoding,
    delimiter,
    headings,
    headingRow,
    rowCount,
    async *chunks() {
      let chunk: TableRow[] = [];
      for await (const row of csvRows(text, delimiter)) {
        if (row.row <= headingRow) continue;
        if (chunk.push(row) < CHUNK) continue;
        yield chunk;
        chunk = [];
      }
      if (chunk.length > 0) yield chunk;
    },
  };
}

/** Rows with content, as they were before `csvLine` marked what looks like a formula. */
async function* csvRows(text: string, delimiter: Delimiter): AsyncGenerator<TableRow> {
  let row = 0;
  for await (const record of csvRecords(text, delimiter)) {
    row += 1;
    if (hasContent(record)) yield { row, cells: record.map(unmarkFormulas) };
  }
}

/** Excel's own first line `sep=;`, which it does not show. */
function withoutSeparatorLine(text: string): { text: string; named?: Delimiter } {
  const line = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text);
  const named = [',', ';', '\t'].find((each): each is Delimiter => each === line?.[1]);
  return line && named ? { text: text.slice(line[0].length), named } : { text };
}

/**
 * Refuses broken quotation marks, and what would keep the parser busy for nothing.
 *
 * @throws TableRefused
 */
async function scan(text: string, delimiter: Delimiter, limits: TableLimits): Promise<void> {
  let row = 0;
  for (const cells of scanRecords(text, delimiter)) {
    row += 1;
    if (cells > SHEET.columns) {
      throw new TableRefused({ code: 'too_many_columns', row, params: { most: limits.columns } });
    }
    if (row > SHEET.rows) {
      throw new TableRefused({ code: 'too_many_rows', row, params: { most: limits.rows } });
    }
    if (row % SCANNED === 0) await nextTurn();
  }
}
