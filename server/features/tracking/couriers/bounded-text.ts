/** Tabs and line breaks among them, which part words. */
const CONTROL = /\p{Cc}+/gu;
/** Embeddings, overrides and isolates turn the text after them around. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * What others said in free text, as the contract has a line: without control characters and without
 * those that change its direction, and cut where it is too long.
 *
 * @param max code points.
 * @returns null where nothing is left.
 */
export function boundedText(text: string | null, max: number): string | null {
  const line = (text ?? '').toWellFormed().replace(DIRECTION, '').replace(CONTROL, ' ').trim();
  const cut = [...line].slice(0, max).join('').trimEnd();
  return cut === '' ? null : cut;
}
