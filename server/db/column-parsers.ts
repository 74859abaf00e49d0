/** The types whose text both engines must read alike, by the number PostgreSQL gives them. */
const INT8 = 20;
const DATE = 1082;

/**
 * Over each driver's own parsers: by default `pg` reads a bigint as text and PGlite as a number or
 * BigInt, and both read a date as midnight in some zone.
 */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseSafeInteger,
  [DATE]: (text) => text,
};

/** @throws RangeError rather than lose a halala to a float. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer`);
  return value;
}
