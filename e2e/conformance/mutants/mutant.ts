/** A mistake in the server's source: a piece of a file, and what takes its place. */
export interface Mutant {
  /** From the root of the repository. */
  file: string;
  /** First code unit of the piece, and the first after it. */
  start: number;
  end: number;
  code: string;
  /** What kind of mistake it is, such as `EqualityOperator` or `DroppedWhere`. */
  kind: string;
}

/** Counts code units before each line, so that a place can be told by line and column. */
export function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** `server/domain/fees.ts:12 EqualityOperator: a < b → a <= b`: names a mutant as a person reads it. */
export function nameOf({ file, start, end, code, kind }: Mutant, text: string): string {
  const line = lineStarts(text).findLastIndex((begin) => begin <= start) + 1;
  return `${file}:${line} ${kind}: ${onOneLine(text.slice(start, end))} → ${onOneLine(code)}`;
}

const longest = 90;

function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
