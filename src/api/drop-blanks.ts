/**
 * What a form holds, as JSON that can travel: texts trimmed, and what was left empty left out,
 * because in the contract absent is absent and never null.
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
