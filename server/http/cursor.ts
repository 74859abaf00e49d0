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

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
