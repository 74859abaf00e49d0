import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../common/testing/characters.ts';
import { readWorkbook } from './read-workbook.ts';
import { type Delimiter, TABLE_LIMITS, type TableEncoding, type TableRow } from './table.ts';
import { encode, isInWindows1256 } from './testing/encode.ts';
import { joinPieces, readAll } from './testing/read-all.ts';
import { rowsOf } from './workbook-table.ts';
import { writeCsv } from './write-csv.ts';
import { streamWorkbook } from './stream-workbook.ts';
import { writeWorkbook, type WrittenSheet } from './write-workbook.ts';

const PATIENCE = 300_000;
const RUNS = process.env.TEST_COUNTS === 'full' ? 1_000 : 25;

const word = fc.constantFrom(
  ...[
    '=1+1',
    '+966501234567',
    '-5',
    "'=A1",
    '@me',
    '\tتبويب',
    '\r',
    '007',
    '5.01E+08',
    '2026-01-05',
  ],
  ...['نورة القحطاني', 'شارع «الأمير»', 'a,b', 'c;d', 'say "so"', '"', "''", ' ', '\n', '١٢٣'],
  ...['constructor', '__proto__', '_x000D_', '_x007a', '_x', 'a\u0001b'],
  ...['<&>]]>', '#REF!', '\u200F', '｢'],
);
const character = anyCharacter.filter((letter) => letter >= ' ' && letter !== '\uFEFF');
const piece = fc.oneof(word, word, fc.string({ unit: character, maxLength: 8 }));
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 8,
    arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  },
);
const shortText = fc.constantFrom('الاسم', 'رقم الهاتف', 'b', '50', '=x', '"', "it's", 'ج', '');

/** A heading and at least one row below it. */
const tables = (cell: fc.Arbitrary<string>) =>
  fc.integer({ min: 1, max: 5 }).chain((width) =>
    fc.record({
      headings: fc.array(fc.constantFrom('الاسم', 'الهاتف', 'city', 'x'), {
        minLength: width,
        maxLength: width,
      }),
      rows: fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 8,
        })
        .filter((rows) => rows.some(hasText)),
    }),
  );

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Rows as they must be found again: those without content are left out, but counted. */
function expected(rows: readonly (readonly string[])[]) {
  return rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => hasText(cells));
}

function filled(rows: readonly TableRow[], width: number) {
  return rows.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  }));
}

const forAll = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => Promise<void>) =>
  fc.assert(fc.asyncProperty(values, holds), { numRuns: RUNS });

it(
  'a CSV file opens again with every cell as it was',
  async () => {
    await forAll(tables(text), async ({ headings, rows }) => {
      const { table, rows: read } = await readAll(writeCsv(headings, rows));
      expect(table).toMatchObject({ format: 'csv', encoding: 'utf-8', headings });
      expect(filled(read, headings.length)).toEqual(expected(rows));
    });
  },
  PATIENCE,
);

it(
  'a plain reader finds the same cells, but for the marks against formulas',
  async () => {
    await forAll(tables(text), async ({ headings, rows }) => {
      const records: string[][] = parse(Buffer.from(writeCsv(headings, rows)), { bom: true });
      const unmarked = (cells: string[]) => cells.map((cell) => cell.replaceAll("'", ''));
      expect(records.map(unmarked)).toEqual([headings, ...rows].map(unmarked));
      return Promise.resolve();
    });
  },
  PATIENCE,
);

const WRITERS = {
  'at once': (sheet: WrittenSheet) => writeWorkbook({ sheets: [sheet], rightToLeft: true }),
  'row by row': async ({ name, headings, rows }: WrittenSheet) => {
    const lines = (async function* () {
      for (const row of rows) yield await Promise.resolve(row);
    })();
    const widths = headings.map(() => 20);
    const pieces = streamWorkbook({ name, headings, widths, rows: lines, rightToLeft: true });
    return joinPieces(pieces);
  },
};

it.each(Object.keys(WRITERS) as (keyof typeof WRITERS)[])(
  'a workbook written %s opens again with every cell as it was',
  async (writer) => {
    await forAll(tables(text), async ({ headings, rows }) => {
      const bytes = await WRITERS[writer]({ name: 'طلبات', headings, rows });
      const data = (await readExcelFile(Buffer.from(bytes), { trim: false }))[0]?.data ?? [];
      const cells = data.map((row) => headings.map((_, index) => String(row[index] ?? '')));
      const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
      expect(cells.slice(0, last + 2)).toEqual([headings, ...rows.slice(0, last + 1)]);
      const { chunks } = await readWorkbook(bytes, TABLE_LIMITS);
      expect(filled(chunks.flatMap(rowsOf), headings.length)).toEqual(expected(rows));
    });
  },
  PATIENCE,
);

const ENCODINGS: readonly TableEncoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'];
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

it.each(ENCODINGS.flatMap((encoding) => DELIMITERS.map((delimiter) => ({ encoding, delimiter }))))(
  'a table in $encoding with "$delimiter" is read as it was written',
  async ({ encoding, delimiter }) => {
    const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
    const values = fc.tuple(tables(shortText), lineEnds, fc.boolean());
    await forAll(values, async ([{ headings, rows }, lineEnd, hasMark]) => {
      // Two columns at least: of one alone no delimiter can be told.
      const wide = [headings, ...rows].map((cells) => ['عمود', ...cells, 'نهاية']);
      const lines = wide.map((cells) =>
        cells.map((cell) => quoted(cell, delimiter)).join(delimiter),
      );
      const content = lines.join(lineEnd) + lineEnd;
      expect(encoding !== 'windows-1256' || isInWindows1256(content)).toBe(true);
      const { table, rows: read } = await readAll(encode(content, encoding, hasMark));
      expect(table).toMatchObject({ encoding, delimiter, headings: wide[0] });
      expect(filled(read, headings.length + 2)).toEqual(expected(wide.slice(1)));
    });
  },
  PATIENCE,
);

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.startsWith('"')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}
