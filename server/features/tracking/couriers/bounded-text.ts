/** Includes tabs and line breaks, which separate words. */
const CONTROL = /\p{Cc}+/gu;
/** Embeddings, overrides and isolates change the direction of the text after them. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cleans free text from others to one line: without control characters and direction marks, and cut
 * to a length.
 *
 * @param max code points.
 * @returns null if nothing is left.
 */
export function boundedText(text: string | null, max: number): string | null {
  const line = (text ?? '').toWellFormed().replace(DIRECTION, '').replace(CONTROL, ' ').trim();
  const cut = [...line].slice(0, max).join('').trimEnd();
  return cut === '' ? null : cut;
}
