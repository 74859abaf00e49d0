import { expect, it } from 'vitest';
import { TABLE_LIMITS } from './table.ts';
import { judgePackage, unpackParts } from './unpack-workbook.ts';
import { writeWorkbook, type WorkbookContent } from './write-workbook.ts';

/** The first sheet of a workbook as it stands in the file. */
async function sheetOf(content: WorkbookContent): Promise<string> {
  const bytes = await writeWorkbook(content);
  const parts = unpackParts(bytes, judgePackage(bytes, TABLE_LIMITS), TABLE_LIMITS);
  const sheet = parts.find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  return sheet?.bytes.toString() ?? '';
}

const ORDERS = {
  name: 'الطلبات',
  headings: ['الهاتف', 'السعر', 'النوع'],
  rows: [['+966501234567', 149.5, '=HYPERLINK("http://example.com")']],
  choices: [{ column: 2, sheet: 'القيم', from: 1, count: 4 }],
};

it('writes texts as texts and numbers as numbers, and no formula', async () => {
  const xml = await sheetOf({ sheets: [ORDERS], rightToLeft: true });
  expect(xml).toMatch(/<c r="A2" s="\d+" t="s">/);
  expect(xml).toContain('<c r="B2"><v>149.5</v></c>');
  expect(xml).toMatch(/<c r="C2" s="\d+" t="s">/);
  expect(xml).not.toMatch(/<f[ >]/);
});

it('keeps the headings in sight, from the right in Arabic alone', async () => {
  const arabic = await sheetOf({ sheets: [ORDERS], rightToLeft: true });
  const english = await sheetOf({ sheets: [ORDERS], rightToLeft: false });
  expect(arabic).toContain('rightToLeft="1"');
  expect(english).not.toContain('rightToLeft');
  expect(english).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
});

it('formats empty cells as text, but for columns of numbers', async () => {
  const xml = await sheetOf({ sheets: [ORDERS], rightToLeft: false });
  const columns = [...xml.matchAll(/<col ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(columns.map((attributes) => attributes.includes('style='))).toEqual([true, false, true]);
});

it('offers the values of a column', async () => {
  const xml = await sheetOf({ sheets: [ORDERS], rightToLeft: false });
  expect(xml).toMatch(/<\/sheetData><dataValidations count="1">/);
  expect(xml).toContain('sqref="C2:C10001"><formula1>\'القيم\'!$B$2:$B$5</formula1>');
});

it('cuts a text that no cell can hold, and says so', async () => {
  const rows = [['x'.repeat(40_000)]];
  const bytes = await writeWorkbook({
    sheets: [{ name: 'x', headings: ['x'], rows }],
    rightToLeft: false,
  });
  const parts = unpackParts(bytes, judgePackage(bytes, TABLE_LIMITS), TABLE_LIMITS);
  const texts = parts.find(({ name }) => name === 'xl/sharedStrings.xml')?.bytes.toString() ?? '';
  expect(texts).toContain(`<t>${'x'.repeat(32_767 - 4)} […]</t>`);
});
