import { crc32, deflateSync } from 'node:zlib';
import type { FilePart } from './call.ts';
import type { Draw } from './draw.ts';

export const CSV_TYPE = 'text/csv';

/** A table (RFC 4180) as the part `file` of a form. */
export function csvPart(rows: readonly (readonly string[])[]): FilePart {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join());
  return { name: 'file', bytes: Buffer.from(`${lines.join('\r\n')}\r\n`), type: CSV_TYPE };
}

/** A small PNG of one colour. */
export function png(draw: Draw): Buffer {
  const colour = [draw.whole(0, 255), draw.whole(0, 255), draw.whole(0, 255)] as const;
  return pictureOf(draw.whole(1, 40), draw.whole(1, 40), colour);
}

/** A PNG of one colour (ISO/IEC 15948): red, green and blue, from 0 to 255. */
export function pictureOf(
  width: number,
  height: number,
  colour: readonly [number, number, number] = [0, 0, 0],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a sample, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(3 * width, Buffer.from(colour))]);
  const pixels = Buffer.alloc(row.length * height, row);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PDF of one empty page. @param action what its catalogue says besides. */
export function pdf(action = ''): Buffer {
  const objects = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R${action}>>endobj\n`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n',
  ];
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, at) => head.length + objects.slice(0, at).join('').length);
  const body = head + objects.join('');
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
