import { asRows, workbookParts } from '../../../../table-files/testing/workbook-parts.ts';
import { type ZipPart, zipFile } from '../../../../table-files/testing/zip-file.ts';
import { damaged, type DamagedFile } from './damaged-file.ts';
import { rightRow, rightRows, xlsxFile } from './right-file.ts';

const MIB = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const parts = () => workbookParts(asRows(rightRows()));
const zeros = (bytes: number) => Buffer.alloc(bytes, 0x20);
const changed = (name: string, change: (part: ZipPart) => ZipPart) =>
  zipFile(parts().map((part) => (part.name === name ? change(part) : part)));
const without = (name: string) => zipFile(parts().filter((part) => part.name !== name));
const withXml = (content: string) => changed(SHEET, (part) => ({ ...part, content }));
const cut = (share: number) => {
  const whole = xlsxFile(rightRows());
  return whole.subarray(0, Math.floor(whole.length * share));
};
const flipped = (share: number) => {
  const zip = Buffer.from(xlsxFile(rightRows(200)));
  const at = zip.indexOf(SHEET) + Math.floor(zip.length * share);
  zip.fill(0xff, at, at + 40);
  return zip;
};
const at = (row: number, cells: string[]) =>
  zipFile(workbookParts(new Map([...asRows(rightRows()), [row, cells]])));

const BOMBS: readonly [string, () => Uint8Array][] = [
  [
    'a part of 101 MiB',
    () => zipFile([...parts(), { name: 'xl/x.xml', content: zeros(101 * MIB) }]),
  ],
  [
    'a part a thousand times as large',
    () => zipFile([...parts(), { name: 'x.bin', content: zeros(20 * MIB) }]),
  ],
  [
    'many parts that are large together',
    () =>
      zipFile([
        ...parts(),
        ...Array.from({ length: 30 }, (_, n) => ({ name: `${n}.xml`, content: zeros(2 * MIB) })),
      ]),
  ],
  [
    'a directory that says too little',
    () => changed(SHEET, (part) => ({ ...part, declaredSize: 100 })),
  ],
  ['a directory that says nothing', () => changed(SHEET, (part) => ({ ...part, declaredSize: 0 }))],
  [
    'a directory that says too much',
    () => changed(SHEET, (part) => ({ ...part, declaredSize: 4_000_000_000 })),
  ],
];

const DAMAGED: readonly [string, () => Uint8Array][] = [
  ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share): [string, () => Uint8Array] => [
    `a workbook cut off at ${share}`,
    () => cut(share),
  ]),
  ...[0.05, 0.2].map((share): [string, () => Uint8Array] => [
    `bytes lost at ${share}`,
    () => flipped(share),
  ]),
  ['no sheet behind its name', () => without(SHEET)],
  ['no list of parts', () => without('xl/_rels/workbook.xml.rels')],
  ['a way of packing that is unknown', () => changed(SHEET, (part) => ({ ...part, method: 12 }))],
  ['a sheet that breaks off', () => withXml('<worksheet><sheetData><row r="1"><c r="A1">')],
  ['a sheet with wrong nesting', () => withXml('<worksheet><sheetData></worksheet></sheetData>')],
  ['a sheet that is no XML', () => withXml('رقم,اسم')],
  [
    'a text that is not in the list',
    () =>
      withXml(
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData></worksheet>',
      ),
  ],
  [
    'cells out of order',
    () =>
      withXml(
        '<worksheet><sheetData><row r="1"><c r="B1"><v>7</v></c><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
      ),
  ],
  [
    'a cell of an unknown type',
    () =>
      withXml(
        '<worksheet><sheetData><row r="1"><c r="A1" t="q"><v>7</v></c></row></sheetData></worksheet>',
      ),
  ],
];

/** Workbooks that are damaged, or larger than they seem. */
export const BROKEN_WORKBOOKS: readonly DamagedFile[] = [
  ...BOMBS.map(([name, make]) => damaged(name, make, { code: 'unpacked_too_large' })),
  ...DAMAGED.map(([name, make]) => damaged(name, make, { code: 'damaged_file' })),
  damaged('a cell in the last row of a sheet', () => at(1_048_576, rightRow(9)), {
    code: 'too_many_rows',
    row: 1_048_576,
  }),
  damaged(
    'a cell in the last column of a sheet',
    () => {
      const rows = Array.from({ length: 10_000 }, (_, index) => {
        const last = index === 2 ? '<c r="XFD3"><v>1</v></c>' : '';
        return `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c>${last}</row>`;
      });
      return withXml(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
    },
    { code: 'too_many_columns', row: 3 },
  ),
];
