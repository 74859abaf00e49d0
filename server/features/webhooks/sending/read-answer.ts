import type { IncomingMessage } from 'node:http';

/** Bytes of an answer that are kept. */
const KEPT = 4 * 1024;
/** Bytes that are read; a receiver that sends more is hung up on. */
const READ = 64 * 1024;

/**
 * Reads what a receiver says, as text that PostgreSQL can keep: bytes that are no UTF-8 and NUL
 * become U+FFFD.
 *
 * @returns at most 4,096 characters: what came before the end, the limit, or the connection's
 * failure, which does not undo the status that has been answered.
 */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop early destroys the connection.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < KEPT) kept.push(chunk.subarray(0, KEPT - size));
      size += chunk.length;
      if (size > READ) break;
    }
  } catch {
    // Cut short by the receiver or by the deadline.
  }
  // Read as a stream, a character that the limit cuts is left out.
  const text = new TextDecoder().decode(Buffer.concat(kept), { stream: true });
  return text.replaceAll('\0', '\u{FFFD}');
}
