import type { OperationObject } from '../common/contract/document.ts';

/**
 * Operations that no source calls by a generated name, unless
 * they are for other systems or have a reason; and reasons that are no longer needed.
 */
export function unusedOperations(
  operations: readonly Pick<OperationObject, 'operationId' | 'tags'>[],
  sources: ReadonlyMap<string, string>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const text = [...sources.values()].join('\n');
  const isCalled = (id: string) => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    return new RegExp(`\\b(${id}|use${name}\\w*|get${name}(Query|Mutation|Url)\\w*)\\b`).test(text);
  };
  const known = new Set(operations.map(({ operationId }) => operationId));
  return [
    ...operations
      .filter(({ tags = [] }) => !tags.includes('integration'))
      .filter(({ operationId: id }) => !isCalled(id) && !(id in reasons))
      .map(({ operationId: id }) => `${id}: no screen calls it, and it has no reason`),
    ...Object.keys(reasons)
      .filter((id) => !known.has(id) || isCalled(id))
      .map((id) => `${id}: its reason is not needed`),
  ];
}
