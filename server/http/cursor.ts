import { createHash } from 'node:crypto';
import { problem } from './problem.ts';

/** Where a page ended: the values its last row was sorted by, opaque to the caller. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** @throws ProblemError 400 when the text is no cursor of this list and sort. */
export function decodeCursor(cursor: string, isValues: (values: unknown[]) => boolean): unknown[] {
  const values = parse(cursor);
  if (Array.isArray(values) && isValues(values)) return values as unknown[];
  throw problem(400, 'validation_failed', {
    errors: [{ pointer: '/query/cursor', code: 'invalid_value' }],
  });
}

/** Names a list: the same account, sort and filters give the same one. */
export function nameList(accountId: string, sort: string, filter: object): string {
  return digest([accountId, sort, Object.entries(filter).sort()]);
}

/** A cursor that is sealed to its list, so that one of another list, or made up, is refused. */
export function sealCursor(values: readonly (string | number)[], list: string): string {
  return encodeCursor([...values, digest([list, ...values])]);
}

/** @throws ProblemError 400 when the text is no cursor that {@link sealCursor} made for the list. */
export function openCursor(cursor: string, list: string): unknown[] {
  return decodeCursor(
    cursor,
    (values) => values.at(-1) === digest([list, ...values.slice(0, -1)]),
  ).slice(0, -1);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
