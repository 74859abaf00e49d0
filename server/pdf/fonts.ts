import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const WEIGHTS = [400, 500, 600, 700] as const;
/**
 * The parts of the typeface by the names used in the templates. Each is its own family, because
 * typst looks for a letter in only one file of a family.
 */
const FAMILIES = {
  'Mizan Latin': 'ibm-plex-sans-latin',
  'Mizan Arabic': 'ibm-plex-sans-arabic-arabic',
  'Mizan Latin B': 'ibm-plex-sans-latin-ext',
  'Mizan Vietnamese': 'ibm-plex-sans-vietnamese',
  'Mizan Cyrillic': 'ibm-plex-sans-cyrillic',
  'Mizan Greek': 'ibm-plex-sans-greek',
} as const;

/** The product's typeface as OpenType files, for programs that do not read web fonts. */
export function readFonts(): Buffer[] {
  return Object.entries(FAMILIES).flatMap(([family, file]) => {
    const folder = file.startsWith('ibm-plex-sans-arabic')
      ? '@fontsource/ibm-plex-sans-arabic'
      : '@fontsource/ibm-plex-sans';
    return WEIGHTS.map((weight) => {
      const woff = readFileSync(require.resolve(`${folder}/files/${file}-${weight}-normal.woff`));
      return toOpenType(woff, family);
    });
  });
}

/** Unpacks a WOFF 1.0 file (W3C Recommendation of 2012): the same tables, each deflated. */
function toOpenType(woff: Buffer, family: string): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);

  const tables: Buffer[] = [];
  let place = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const tag = woff.toString('latin1', entry, entry + 4);
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    const table = tag === 'name' ? nameTable(family) : isPacked ? inflateSync(packed) : packed;

    const record = 12 + 16 * index;
    woff.copy(header, record, entry, entry + 4);
    woff.copy(header, record + 4, entry + 16, entry + 20);
    header.writeUInt32BE(place, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    place += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}

/** A `name` table with only the family, in English for Windows. */
function nameTable(family: string): Buffer {
  const name = Buffer.from(family, 'utf16le').swap16();
  const head = [0, 1, 18, 3, 1, 0x409, 1, name.length, 0];
  const table = Buffer.alloc(18);
  head.forEach((value, index) => table.writeUInt16BE(value, index * 2));
  return Buffer.concat([table, name]);
}
