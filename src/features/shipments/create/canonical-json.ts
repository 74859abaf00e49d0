/** JSON that does not depend on the order of fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, content: unknown) =>
    typeof content === 'object' && content !== null && !Array.isArray(content)
      ? Object.fromEntries(Object.entries(content).sort(([a], [b]) => a.localeCompare(b)))
      : content,
  );
}
