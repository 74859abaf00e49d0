import { isUtf8 } from 'node:buffer';
import { csvRecords } from './csv-records.ts';
import { findDelimiter } from './find-delimiter.ts';
import { refuseAs } from './find-format.ts';
import { TableRefused } from './refusal.ts';
import { countCells } from './scan-records.ts';
import type { TableEncoding } from './table.ts';

/** Share of bytes in every second place that are zero, from which a text is UTF-16 without a mark. */
const ZEROS = 0.05;
/** Share of control characters from which a file is no text; any bytes are a text in Windows-1256. */
const CONTROLS = { known: 0.3, unknown: 0.02 };
const UNREADABLE = '\uFFFD';

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1256, without its byte order mark.
 *
 * @throws TableRefused `mixed_encodings` with the cell that differs, `not_a_table` if it is no text.
 */
export async function decodeText(
  bytes: Uint8Array,
): Promise<{ text: string; encoding: TableEncoding }> {
  const marked = markOf(bytes);
  const encoding = marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1256');
  const text = new TextDecoder(encoding).decode(bytes);
  const most = encoding === 'windows-1256' ? CONTROLS.unknown : CONTROLS.known;
  if (controlsIn(text) > text.length * most) refuseAs('other');
  if (encoding === 'windows-1256') await refuseMixture(bytes);
  else if (!isWhole(bytes, encoding)) await refuseUnreadable(text);
  return { text, encoding };
}

/** By the byte order mark, or by the zeros that UTF-16 has and no other text. */
function markOf(bytes: Uint8Array): TableEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const [few, many] = [Math.min(even, odd), Math.max(even, odd)];
  if (many < (bytes.length / 2) * ZEROS || few > many / 10) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isWhole(bytes: Uint8Array, encoding: TableEncoding): boolean {
  if (encoding === 'utf-8') return isUtf8(bytes);
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function controlsIn(text: string): number {
  return text.match(/[^\P{Cc}\t\n\r]/gu)?.length ?? 0;
}

/** Tells where a text of a known encoding cannot be read. */
async function refuseUnreadable(text: string): Promise<never> {
  for await (const { row, column, cell } of cellsOf(text)) {
    if (cell.includes(UNREADABLE)) refuseCell(row, column);
  }
  throw new TableRefused({ code: 'mixed_encodings', params: {} });
}

/**
 * Any bytes are a text in Windows-1256. Two letters or more that are right in UTF-8 as well are not
 * there by chance: then the rarer of the two encodings is the mistake.
 */
async function refuseMixture(bytes: Uint8Array): Promise<void> {
  const found = { utf8: 0, other: 0 };
  const first: { utf8?: [number, number]; other?: [number, number] } = {};
  // One letter for each byte; what separates cells is the same in all encodings.
  const text = Buffer.from(bytes).toString('latin1');
  for await (const { row, column, cell } of cellsOf(text)) {
    const high = cell.match(/[\u0080-\u00FF]/g)?.length ?? 0;
    if (high === 0) continue;
    const kind = isUtf8(Buffer.from(cell, 'latin1')) ? 'utf8' : 'other';
    if (kind === 'utf8' && high < 4) continue;
    found[kind] += 1;
    first[kind] ??= [row, column];
  }
  const rarer = found.utf8 < found.other ? first.utf8 : first.other;
  if (first.utf8 && first.other && rarer) refuseCell(...rarer);
}

function refuseCell(row: number, column: number): never {
  throw new TableRefused({ code: 'mixed_encodings', row, column, params: {} });
}

async function* cellsOf(text: string) {
  const delimiter = findDelimiter(text);
  countCells(text, delimiter);
  let row = 0;
  for await (const cells of csvRecords(text, delimiter)) {
    row += 1;
    for (const [index, cell] of cells.entries()) yield { row, column: index + 1, cell };
  }
}
