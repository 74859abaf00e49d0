/**
 * The same schemas, but patterns are judged only of texts whose length is right, and items only of
 * lists that have not too many. Ajv collects all errors, so it would do both to texts and lists as
 * long as a body can be; and it reports conditions first, so a text that is too short would be said
 * to have the wrong format.
 */
export function judgeBoundsFirst(schema: object): object {
  const judged = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(judged);
    return typeof node === 'object' && node !== null ? judgeBoundsFirst(node) : node;
  };
  const entries = Object.entries(schema).map(([key, value]) => [key, judged(value)] as const);
  const { pattern, items, uniqueItems, ...rest } = Object.fromEntries(entries);
  const { minLength = 0, maxLength, maxItems } = rest;
  if (typeof maxLength === 'number' && pattern !== undefined) {
    return { ...rest, if: { minLength, maxLength }, then: { pattern } };
  }
  if (typeof maxItems === 'number') {
    return { ...rest, if: { maxItems }, then: { items, uniqueItems } };
  }
  return Object.fromEntries(entries);
}
