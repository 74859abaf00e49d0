/**
 * The values of a form as JSON: strings trimmed and empty values left out, because the contract has
 * absent fields and never null.
 */
export function dropBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(dropBlanks);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, content]) => [field, dropBlanks(content)] as const)
      .filter(([, content]) => content !== undefined),
  );
}
