import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { TABLE_LIMITS } from './table.ts';
import { readAll } from './testing/read-all.ts';
import { asRows, type SheetCell, workbookParts } from './testing/workbook-parts.ts';
import { zipFile } from './testing/zip-file.ts';
import { rowsOf } from './workbook-table.ts';

const sheet = (...rows: SheetCell[][]) => zipFile(workbookParts(asRows(rows)));
const DATE = 1;
const value = (inside: string, type?: string, style?: number): SheetCell => ({
  inside: `<v>${inside}</v>`,
  ...(type !== undefined && { type }),
  ...(style !== undefined && { style }),
});

describe('a workbook', () => {
  it.each<[string, SheetCell, string]>([
    ['a phone that became a number', value('501234567'), '501234567'],
    ['an exponent', value('5.01234567E8'), '501234567'],
    ['a small one', value('1.5E-7'), '0.00000015'],
    ['a large one', value('1.5E21'), '1500000000000000000000'],
    ['twenty digits', value('12345678901234567890'), '12345678901234567890'],
    ['the noise of a binary fraction', value('1.4999999999999999'), '1.5'],
    ['a negative number', value('-12.50'), '-12.5'],
    ['a yes', value('1', 'b'), 'TRUE'],
    ['a failed formula', value('#REF!', 'e'), '#REF!'],
    ['the text of a formula', { type: 'str', inside: '<f>A1</f><v>نص</v>' }, 'نص'],
    ['the number of a formula', { inside: '<f>1+1</f><v>2</v>' }, '2'],
    ['a date', value('46027', undefined, DATE), '2026-01-05'],
    ['a date with a time', value('46027.604166666664', undefined, DATE), '2026-01-05T14:30:00'],
    ['a time of day', value('0.5', undefined, DATE), '12:00:00'],
  ])('gives %s as a text', async (_, cell, text) => {
    const { chunks } = await readWorkbook(sheet(['x', 'y'], ['a', cell]), TABLE_LIMITS);
    const isDate = typeof cell === 'object' && cell.style === DATE;
    expect(chunks.flatMap(rowsOf)).toEqual([
      { row: 2, cells: ['a', text], ...(isDate && { dates: [1] }) },
    ]);
  });

  it('is read from its first sheet that has content, with the rows that it shows', async () => {
    const orders = new Map([
      [3, ['الاسم', 'المدينة']],
      [5, ['نورة', 'جدة']],
      [9, ['سعد', '']],
    ]);
    const { table, rows } = await readAll(zipFile(workbookParts(asRows([[' ']]), orders)));
    expect(table).toMatchObject({ format: 'xlsx', headingRow: 3, rowCount: 2 });
    expect(table.headings).toEqual(['الاسم', 'المدينة']);
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [5, 'نورة'],
      [9, 'سعد'],
    ]);
  });

  it('may have a larger sheet behind the one that is read', async () => {
    const large = new Map([[1_000_000, ['x']]]);
    const bytes = zipFile(workbookParts(asRows([['x'], ['1']]), large));
    expect((await readAll(bytes)).rows).toEqual([{ row: 2, cells: ['1'] }]);
  });

  it('may hold many empty rows', async () => {
    const empty = Array.from({ length: 60_000 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    const parts = workbookParts(asRows([['x'], ['1']])).map((part) => ({
      ...part,
      content: String(part.content).replace('</sheetData>', `${empty}</sheetData>`),
    }));
    expect((await readAll(zipFile(parts))).rows).toEqual([{ row: 2, cells: ['1'] }]);
  });
});

describe('a CSV file', () => {
  const read = async (text: string) => readAll(Buffer.from(text));

  it('counts rows as spreadsheets do: empty ones too, and a cell of two lines once', async () => {
    const { table, rows } = await read('\nx,y\n"a\nb",1\n\n,\nc,2\n');
    expect(table).toMatchObject({ headingRow: 2, rowCount: 2 });
    expect(rows.map(({ row }) => row)).toEqual([3, 6]);
  });

  it('may name its delimiter in a line that Excel does not show', async () => {
    const { table, rows } = await read('sep=;\r\nx;y\r\n1,5;2\r\n');
    expect(table).toMatchObject({ delimiter: ';', headings: ['x', 'y'], headingRow: 1 });
    expect(rows).toEqual([{ row: 2, cells: ['1,5', '2'] }]);
  });

  it('has a heading for each column, if only an empty one', async () => {
    const { table } = await read('x,,x\n1,2,3,4\n5\n');
    expect(table.headings).toEqual(['x', '', 'x', '']);
  });

  it('keeps what was typed, but for the apostrophe against formulas', async () => {
    const { rows } = await read(`x,y\n" 007 ",5" pipe\n'+966501234567,'tis\n`);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [' 007 ', '5" pipe'],
      ['+966501234567', "'tis"],
    ]);
  });

  it('can be read twice, and lets others work meanwhile', async () => {
    const text = `x\n${'row\n'.repeat(9_000)}`;
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const { table, rows } = await read(text);
    clearInterval(clock);
    expect(rows).toHaveLength(9_000);
    let again = 0;
    for await (const chunk of table.chunks()) again += chunk.length;
    expect(again).toBe(9_000);
    expect(turns).toBeGreaterThan(1);
  });
});
