import { createHmac, type KeyObject } from 'node:crypto';
import { problem } from './problem.ts';

/**
 * Identifies a list of an account: the same sort and filters give the same name, which nobody
 * without the server's key can know.
 */
export function nameList(
  what: string,
  { account, cursorKey }: { account: { id: string }; cursorKey: KeyObject },
  sought: object,
): string {
  return sign(cursorKey, [what, account.id, Object.entries(sought).sort()]);
}

/**
 * An opaque cursor of the sort values of a page's last row, signed with the name of its list. A
 * cursor of another list or a forged one is refused.
 */
export function sealCursor(values: readonly (string | number)[], list: string): string {
  const sealed = JSON.stringify([...values, sign(list, values)]);
  return Buffer.from(sealed).toString('base64url');
}

/** @throws ProblemError 400 for a cursor that {@link sealCursor} did not make for the list. */
export function openCursor(cursor: string, list: string): unknown {
  const sealed = parse(cursor);
  if (Array.isArray(sealed)) {
    const values: unknown[] = sealed.slice(0, -1);
    if (sealed.at(-1) === sign(list, values)) return values;
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

function sign(key: KeyObject | string, content: unknown): string {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
