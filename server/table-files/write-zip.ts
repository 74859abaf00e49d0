import { crc32 } from 'node:zlib';

/** A file of a zip, with what its headers say of it. */
export interface ZippedFile {
  name: string;
  packed: Uint8Array;
  /** 0 is stored, 8 is deflated. */
  method: number;
  crc: number;
  /** Bytes once unpacked. */
  size: number;
  isEncrypted?: boolean;
}

/** Files that are not packed, for a reader that takes nothing but zips. */
export function storedZip(
  files: readonly { name: string; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  return writeZip(
    files.map(({ name, bytes }) => ({
      name,
      packed: bytes,
      method: 0,
      crc: crc32(bytes),
      size: bytes.length,
    })),
  );
}

/** A zip of files that are packed already. */
export function writeZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const facts = factsOf(file, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\u0003\u0004'), facts, name, file.packed);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name);
    offset += 4 + facts.length + name.length + file.packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return joined([...locals, listing, Buffer.from('PK\u0005\u0006'), end]);
}

/** In memory of its own, so that it can be handed on without another copy. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The fields that both headers of a file have. */
function factsOf({ packed, method, crc, size, isEncrypted = false }: ZippedFile, name: number) {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(UTF8_NAME | (isEncrypted ? ENCRYPTED : 0), 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name, 22);
  return facts;
}

const UTF8_NAME = 0x0800;
const ENCRYPTED = 0x0001;
