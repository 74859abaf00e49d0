import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip } from '../write-zip.ts';

/** A file in a zip, and what its directory says of it if that is not the truth. */
export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  isEncrypted?: boolean;
  method?: number;
  declaredSize?: number;
}

/** A zip by construction, with as much untruth as its parts ask for. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const zip = writeZip(
    parts.map(({ name, content, isEncrypted = false, method = 8, declaredSize }) => {
      const bytes = Buffer.from(content);
      return {
        name,
        packed: deflateRawSync(bytes),
        method,
        crc: crc32(bytes),
        size: declaredSize ?? bytes.length,
        isEncrypted,
      };
    }),
  );
  return Buffer.from(zip.buffer);
}
