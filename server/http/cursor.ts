import { createHash } from 'node:crypto';
import { problem } from './problem.ts';

/** Names a list of an account: the same sort and filters give the same one. */
export function nameList(what: string, accountId: string, sought: object): string {
  return digest([what, accountId, Object.entries(sought).sort()]);
}

/**
 * Where a page ended: the values its last row was sorted by, opaque to the caller and sealed to the
 * list, so that a cursor of another list, or made up, is refused.
 */
export function sealCursor(values: readonly (string | number)[], list: string): string {
  const sealed = JSON.stringify([...values, digest([list, ...values])]);
  return Buffer.from(sealed).toString('base64url');
}

/** @throws ProblemError 400 when the text is no cursor that {@link sealCursor} made for the list. */
export function openCursor(cursor: string, list: string): unknown {
  const sealed = parse(cursor);
  if (Array.isArray(sealed)) {
    const values: unknown[] = sealed.slice(0, -1);
    if (sealed.at(-1) === digest([list, ...values])) return values;
  }
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

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
