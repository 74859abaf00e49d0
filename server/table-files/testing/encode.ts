import type { TableEncoding } from '../table.ts';

const ARABIC: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1256').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Whether a text has no characters but those of Windows-1256. */
export function isInWindows1256(text: string): boolean {
  return [...text].every((letter) => ARABIC.has(letter));
}

/** A text in an encoding; with a byte order mark unless it has none. */
export function encode(text: string, encoding: TableEncoding, hasMark: boolean): Buffer {
  const marked = hasMark ? `\uFEFF${text}` : text;
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(marked);
    case 'utf-16le':
      return Buffer.from(marked, 'utf16le');
    case 'utf-16be':
      return Buffer.from(marked, 'utf16le').swap16();
    case 'windows-1256':
      return Buffer.from([...text].map((letter) => ARABIC.get(letter) ?? 0x3f));
  }
}
