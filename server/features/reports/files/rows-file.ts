import type { Queryable } from '../../../db/database.ts';
import type { Figure } from '../../../domain/reports/reports.ts';
import { StreamedCsv, StreamedWorkbook } from '../../../http/streamed-body.ts';
import { problem } from '../../../http/problem.ts';
import type { Locale } from '../../../reference/locale.ts';
import { csvValue } from '../../../table-files/written-cell.ts';
import { streamWorkbook } from '../../../table-files/stream-workbook.ts';
import { type Found, hasMoreRows, type RowsAsked, rowsAfter } from '../report-rows.ts';
import { figureName } from './figure-cell.ts';
import { rowTable } from './row-lines.ts';

/** Rows of a file at most; a sheet holds 1,048,576. */
const MOST_ROWS = 1_000_000;
/** Rows read at a time. */
const PAGE = 1_000;

export interface RowsFileAsked {
  format: 'csv' | 'xlsx';
  measure: Figure;
  locale: Locale;
}

/**
 * The rows behind a figure as a file that is sent while they are read.
 *
 * @throws ProblemError 409 if there are none, or too many for a file.
 */
export async function rowsFile(
  db: Queryable,
  asked: RowsAsked,
  { format, measure, locale }: RowsFileAsked,
): Promise<StreamedCsv | StreamedWorkbook> {
  const [first] = await rowsAfter(db, asked, undefined, 1);
  if (!first) throw problem(409, 'nothing_to_download');
  if (await hasMoreRows(db, asked, MOST_ROWS)) throw problem(409, 'too_many_rows');
  const { headings, widths, cells } = rowTable(measure, asked.figure.measure, locale);
  const lines = cellsOf(db, asked, cells);
  if (format === 'csv') return new StreamedCsv(csvLines(headings, lines));
  return new StreamedWorkbook(
    streamWorkbook({
      ...{ name: figureName(measure, locale), headings, widths },
      ...{ rows: lines, rightToLeft: locale === 'ar' },
    }),
  );
}

async function* csvLines(headings: readonly string[], rows: ReturnType<typeof cellsOf>) {
  yield headings;
  for await (const cells of rows) yield cells.map(csvValue);
}

async function* cellsOf(
  db: Queryable,
  asked: RowsAsked,
  cells: ReturnType<typeof rowTable>['cells'],
) {
  for await (const row of everyRow(db, asked)) yield cells(row);
}

/** Every row, newest first. */
async function* everyRow(db: Queryable, asked: RowsAsked): AsyncGenerator<Found> {
  let after: readonly string[] | undefined;
  do {
    const rows = await rowsAfter(db, asked, after, PAGE);
    yield* rows;
    after = rows.length === PAGE ? rows.at(-1)?.position : undefined;
  } while (after !== undefined);
}
