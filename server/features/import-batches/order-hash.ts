import { createHash } from 'node:crypto';
import type { Values } from './reading/values.ts';
import type { Carried } from './tables.ts';

/**
 * The same for orders whose rows say the same, whatever the defaults of their batch, the account's
 * profile and its products say by now. Null for a row that says nothing.
 *
 * @param lines what the further lines of the order say of their products.
 */
export function orderHash(
  values: Values,
  lines: readonly Values[],
  carried: Carried | null,
): string | null {
  if (Object.keys(values).length === 0) return null;
  const said = [saidBy(values), carried, ...(lines.length > 0 ? [lines.map(saidBy)] : [])];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

function saidBy(values: Values): [string, unknown][] {
  return Object.entries(values)
    .map(([field, value]): [string, unknown] => [field, isCity(value) ? value.code : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isCity(value: unknown): value is { code: string } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
