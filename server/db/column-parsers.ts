/** PostgreSQL's numbers of the types that both engines must parse alike. */
const INT8 = 20;
const DATE = 1082;

/**
 * Replaces each driver's own parsers: by default `pg` reads a bigint as text and PGlite as a number
 * or BigInt, and both read a date as midnight in some time zone.
 */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseSafeInteger,
  [DATE]: (text) => text,
};

/** @throws RangeError for an integer that a float cannot hold exactly. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer`);
  return value;
}
