import { expect, it } from 'vitest';
import { streamWorkbook } from './stream-workbook.ts';
import { TABLE_LIMITS } from './table.ts';
import { joinPieces } from './testing/read-all.ts';
import { judgePackage, unpackParts } from './unpack-workbook.ts';
import type { WrittenCell } from './written-cell.ts';

const MIB = 1024 * 1024;

/** The sheet of a workbook as it stands in the file, and the parts beside it. */
async function partsOf(rows: readonly (readonly WrittenCell[])[], rightToLeft: boolean) {
  const lines = (async function* () {
    for (const row of rows) yield await Promise.resolve(row);
  })();
  const headings = ['رقم التتبع', 'Cost (SAR)'];
  const pieces = streamWorkbook({
    ...{ name: 'R&D', headings, widths: [20, 12] },
    ...{ rows: lines, rightToLeft },
  });
  const bytes = await joinPieces(pieces);
  const parts = unpackParts(bytes, judgePackage(bytes, TABLE_LIMITS), TABLE_LIMITS);
  return (name: string) => parts.find((part) => part.name === name)?.bytes.toString() ?? '';
}

it('writes texts as texts and numbers as numbers with their decimals, and no formula', async () => {
  const part = await partsOf(
    [
      ['=1+1', { value: 27.5, decimals: 2 }],
      ['<b>', undefined],
    ],
    true,
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
  expect(sheet).toMatch(/<c r="B2" s="4"><v>27.5<\/v><\/c>/);
  expect(sheet).toContain('&lt;b&gt;');
  expect(sheet).not.toMatch(/<f[ >]/);
  const formats = [...part('xl/styles.xml').matchAll(/<xf numFmtId="(\d+)"/g)];
  // The built-in format `#,##0.00`; the first `xf` without a number is format 0.
  expect(formats[3]?.[1]).toBe('4');
  expect(part('xl/workbook.xml')).toContain('name="R&amp;D"');
});

it('stands from the right in Arabic alone, with headings that stay in sight', async () => {
  const arabic = (await partsOf([], true))('xl/worksheets/sheet1.xml');
  const english = (await partsOf([], false))('xl/worksheets/sheet1.xml');
  expect(arabic).toContain('rightToLeft="1"');
  expect(english).not.toContain('rightToLeft');
  expect(english).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
});

it('hands on what it has written before it has read all rows', async () => {
  let read = 0;
  const rows = (async function* () {
    for (; read < 20_000; read += 1) yield await Promise.resolve(['x'.repeat(100), read]);
  })();
  const sheet = { name: 'x', headings: ['a', 'b'], widths: [9, 9], rows, rightToLeft: false };
  let [bytes, first] = [0, 0];
  for await (const piece of streamWorkbook(sheet)) {
    first ||= read;
    bytes += piece.length;
  }
  expect(first).toBeLessThan(1_000);
  expect(bytes).toBeLessThan(2 * MIB);
});
