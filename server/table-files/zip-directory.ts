/** A file in a zip, as its central directory declares it. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 is stored, 8 is deflated. */
  method: number;
  packedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
}

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff } as const;
const ENTRY = { signature: 0x02014b50, size: 46 } as const;
const LOCAL = { signature: 0x04034b50, size: 30 } as const;

/**
 * The central directory of a zip, without unpacking anything.
 *
 * @returns null for a damaged one, and for one beyond 4 GiB or 65,535 files.
 */
export function readZipDirectory(zip: Buffer): ZipEntry[] | null {
  const end = endOf(zip);
  if (end === -1) return null;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  while (entries.length < count) {
    if (at + ENTRY.size > end || zip.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameEnd = at + ENTRY.size + zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + ENTRY.size, nameEnd),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of an entry; null if they are not in the file. */
export function packedBytes(zip: Buffer, { offset, packedSize }: ZipEntry): Buffer | null {
  if (offset + LOCAL.size > zip.length || zip.readUInt32LE(offset) !== LOCAL.signature) return null;
  const start = offset + LOCAL.size + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedSize > zip.length) return null;
  return zip.subarray(start, start + packedSize);
}

/** Where the record at the end of the directory begins; only a comment may follow it. */
function endOf(zip: Buffer): number {
  const last = zip.length - END.size;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at -= 1) {
    if (zip.readUInt32LE(at) === END.signature) return at;
  }
  return -1;
}
