import { type FoundKind, TableRefused } from './refusal.ts';

/** How other files begin; `null` stands for any byte. */
const BEGINNINGS: readonly (readonly [FoundKind, readonly (number | null)[]])[] = [
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', letters('GIF8')],
  ['image', [...letters('RIFF'), null, null, null, null, ...letters('WEBP')]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['image', [null, null, null, null, ...letters('ftyp')]],
  ['pdf', letters('%PDF-')],
  ['document', letters('{\\rtf')],
  ['archive', [0x1f, 0x8b]],
  ['archive', letters('Rar!')],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
];
const ZIP = [...letters('PK'), 3, 4];
const EMPTY_ZIP = [...letters('PK'), 5, 6];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Streams of an OLE container, named in UTF-16. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const WORKBOOKS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));
/** Bytes in which a web page says that it is one. */
const HEAD = 1024;

/**
 * Whether a file is a workbook or text, by its first bytes.
 *
 * @throws TableRefused for all other files.
 */
export function findFormat(bytes: Uint8Array): 'xlsx' | 'csv' {
  if (begins(bytes, ZIP)) return 'xlsx';
  if (begins(bytes, EMPTY_ZIP)) refuseAs('archive');
  if (begins(bytes, OLE)) refuseContainer(bytes);
  for (const [found, beginning] of BEGINNINGS) {
    if (begins(bytes, beginning)) refuseAs(found);
  }
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1').replaceAll('\0', '');
  if (/^[^\w<]*<(?:!doctype|!--|html|head|body|table|meta|div|\?xml)/i.test(head)) {
    refuseAs('web_page');
  }
  return 'csv';
}

/** @throws TableRefused */
export function refuseAs(found: FoundKind): never {
  throw new TableRefused({ code: 'not_a_table', params: { found } });
}

/** Office files before 2007, and later ones that have a password. */
function refuseContainer(bytes: Uint8Array): never {
  const container = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (container.includes(ENCRYPTED_PACKAGE)) {
    throw new TableRefused({ code: 'encrypted', params: {} });
  }
  if (WORKBOOKS.some((name) => container.includes(name))) {
    throw new TableRefused({ code: 'old_format', params: {} });
  }
  refuseAs('document');
}

function begins(bytes: Uint8Array, beginning: readonly (number | null)[]): boolean {
  return (
    bytes.length >= beginning.length &&
    beginning.every((byte, index) => byte === null || bytes[index] === byte)
  );
}

function letters(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}
