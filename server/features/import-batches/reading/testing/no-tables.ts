import { encode } from '../../../../table-files/testing/encode.ts';
import { asRows, workbookParts } from '../../../../table-files/testing/workbook-parts.ts';
import { zipFile } from '../../../../table-files/testing/zip-file.ts';
import { damaged, type DamagedFile } from './damaged-file.ts';
import { CSV_FORMS, csvFile, csvText, PLAIN_FORM, rightRows, xlsxFile } from './right-file.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const container = (stream: string) =>
  Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(64)]);
const text = csvText(rightRows(), PLAIN_FORM);
const beginning = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);
const parts = () => workbookParts(asRows(rightRows()));
const zipWith = (...names: string[]) => zipFile(names.map((name) => ({ name, content: '<x/>' })));
const noise = Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * at * 31 + at * 7) % 256));

const NOTHING: readonly [string, Uint8Array][] = [
  ['no bytes', Buffer.alloc(0)],
  ['the mark of UTF-8 alone', Buffer.from('\uFEFF')],
  ['the mark of UTF-16 alone', Buffer.from('fffe', 'hex')],
  ['spaces', Buffer.from('   ')],
  ['empty lines', Buffer.from('\r\n\r\n\n')],
  ['commas', Buffer.from(',,,\n,,,\n')],
  ['tabs in UTF-16', encode('\t\t\n', 'utf-16le', true)],
  ['quoted nothing', Buffer.from('"","",""\n"  "\n')],
  ['a sheet without rows', xlsxFile([])],
  ['a sheet of spaces', xlsxFile([[' ', '  ']])],
  ['two sheets without rows', zipFile(workbookParts(new Map(), new Map()))],
];

const NO_TABLES: readonly [string, Uint8Array][] = [
  ['a PNG picture', beginning('89504e470d0a1a0a')],
  ['a JPEG picture', beginning('ffd8ffe0')],
  ['a GIF picture', beginning('474946383961')],
  ['a WebP picture', beginning('524946460000000057454250')],
  ['a TIFF picture', beginning('49492a00')],
  ['a HEIC picture', beginning('0000001866747970')],
  ['a PDF', beginning('255044462d312e37')],
  ['a text document (RTF)', beginning('7b5c72746631')],
  ['a packed file (gzip)', beginning('1f8b08')],
  ['a packed file (RAR)', beginning('526172211a07')],
  ['a packed file (7z)', beginning('377abcaf271c')],
  ['a zip of texts', zipWith('a.csv')],
  ['an empty zip', zipFile([])],
  ['a text document (Word)', zipWith('[Content_Types].xml', 'word/document.xml')],
  ['slides', zipWith('ppt/presentation.xml')],
  ['an OpenDocument sheet', zipWith('mimetype', 'content.xml')],
  ['an old text document', container('WordDocument')],
  ['a page', Buffer.from(`<!DOCTYPE html><table><tr><td>${text}</td></tr></table>`)],
  ['a page that Excel opens', Buffer.from(`\uFEFF\n<table border="1"><tr><td>1</td></tr></table>`)],
  ['a page in UTF-16', encode('<html><body></body></html>', 'utf-16le', true)],
  ['an XML document', Buffer.from('<?xml version="1.0"?><orders/>')],
  ['noise', noise],
  ['zeros', Buffer.alloc(2_000)],
];

const PASSWORDS: readonly [string, Uint8Array][] = [
  ['a workbook with a password', container('EncryptedPackage')],
  ['a zip with a password', zipFile(parts().map((part) => ({ ...part, isEncrypted: true })))],
];
const OLD: readonly [string, Uint8Array][] = [
  ['a workbook of Excel 97', container('Workbook')],
  ['a workbook of Excel 95', container('Book')],
  ['a binary workbook', zipWith('xl/workbook.bin')],
];
const MACROS = ['xl/vbaProject.bin', 'xl/VBAPROJECT.BIN', 'macros/vbaProject.bin'];

/** Files without a row to read. */
export const NO_TABLE_FILES: readonly DamagedFile[] = [
  ...NOTHING.map(([name, bytes]) => damaged(name, () => bytes, { code: 'empty_file' })),
  ...NO_TABLES.map(([name, bytes]) => damaged(name, () => bytes, { code: 'not_a_table' })),
  ...PASSWORDS.map(([name, bytes]) => damaged(name, () => bytes, { code: 'encrypted' })),
  ...OLD.map(([name, bytes]) => damaged(name, () => bytes, { code: 'old_format' })),
  ...MACROS.map((name) =>
    damaged(`macros in ${name}`, () => zipFile([...parts(), { name, content: 'x' }]), {
      code: 'macro_file',
    }),
  ),
  ...CSV_FORMS.map((form) =>
    damaged(
      `headings alone in ${form.encoding} with ${form.delimiter}`,
      () => csvFile(rightRows(0), form),
      { code: 'only_headings', row: 1 },
    ),
  ),
  damaged('headings and spaces', () => csvFile([...rightRows(0), [' ', '']]), {
    code: 'only_headings',
    row: 1,
  }),
  damaged('headings alone in a sheet', () => xlsxFile(rightRows(0)), {
    code: 'only_headings',
    row: 1,
  }),
];
