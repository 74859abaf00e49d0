import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { isTexts } from './is-texts.ts';
import type { Delimiter } from './table.ts';

/** Letters that are read at once: a few milliseconds. */
const SLICE = 64 * 1024;

/** The cells of each record of a CSV text whose quotation marks are right (see `scanRecords`). */
export async function* csvRecords(text: string, delimiter: Delimiter): AsyncGenerator<string[]> {
  const parser = Readable.from(slicesOf(text)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  );
  for await (const record of parser) {
    if (isTexts(record)) yield record;
  }
}

/** Other work gets its turn before each slice. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += SLICE) {
    await nextTurn();
    yield text.slice(at, at + SLICE);
  }
}
