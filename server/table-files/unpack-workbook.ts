import { constants, inflateRawSync } from 'node:zlib';
import { refuseAs } from './find-format.ts';
import { TableRefused, type TableRefusalCode } from './refusal.ts';
import type { TableLimits } from './table.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A part of a workbook. */
export interface Part {
  name: string;
  bytes: Buffer;
}

const STORED = 0;
const DEFLATED = 8;
/** So small, a file is no danger however much it was packed. */
const HARMLESS_BYTES = 1024 * 1024;
/** What the content of other zips is called. */
const OTHERS = [
  ['document', /^(?:word|ppt|visio)\//],
  ['open_document', /^mimetype$/],
] as const;

/**
 * Judges a workbook by the directory of its zip, before anything is unpacked.
 *
 * @throws TableRefused for a zip bomb, macros, a password, and for what is no workbook.
 */
export function judgePackage(bytes: Uint8Array, limits: TableLimits): ZipEntry[] {
  const entries = readZipDirectory(asBuffer(bytes));
  if (!entries) refuse('damaged_file');
  if (entries.some(({ isEncrypted }) => isEncrypted)) refuse('encrypted');
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const isBomb =
    size > limits.unpackedBytes || size > Math.max(bytes.length * limits.ratio, HARMLESS_BYTES);
  if (isBomb) refuse('unpacked_too_large', limits.unpackedBytes);
  const names = entries.map(({ name }) => name);
  if (names.includes('xl/workbook.bin')) refuse('old_format');
  if (!names.includes('xl/workbook.xml')) {
    const other = OTHERS.find(([, name]) => names.some((each) => name.test(each)));
    refuseAs(other?.[0] ?? 'archive');
  }
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) refuse('macro_file');
  return entries;
}

/**
 * Unpacks the parts that hold cells. A part that turns out larger than the directory says ends it.
 *
 * @throws TableRefused
 */
export function unpackParts(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  limits: TableLimits,
): Part[] {
  const zip = asBuffer(bytes);
  return entries
    .filter(({ name }) => /\.(?:xml|rels)$/.test(name))
    .map((entry) => ({ name: entry.name, bytes: unpack(zip, entry, limits) }));
}

function unpack(zip: Buffer, entry: ZipEntry, limits: TableLimits): Buffer {
  const packed = packedBytes(zip, entry);
  if (!packed) refuse('damaged_file');
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) refuse('damaged_file');
  try {
    return inflateRawSync(packed, {
      // Zero is no limit to zlib.
      maxOutputLength: Math.max(entry.size, 1),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    const isLarger = error instanceof RangeError;
    refuse(isLarger ? 'unpacked_too_large' : 'damaged_file', limits.unpackedBytes);
  }
}

function refuse(code: TableRefusalCode, most?: number): never {
  throw new TableRefused({ code, params: most === undefined ? {} : { most } });
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
