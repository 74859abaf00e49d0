import {
  type ContractDocument,
  operationsOf,
  type Parameter,
  resolved,
} from '../contract-document.ts';

/**
 * The named schemas that each operation sends or answers, at any depth, by operationId. Schemas
 * that nothing reaches are not in it.
 */
export function reachOf(document: ContractDocument): Map<string, Set<string>> {
  return new Map(
    operationsOf(document).map(({ operation }) => {
      const reached = new Set<string>();
      walk(document, operation, reached);
      return [operation.operationId, reached];
    }),
  );
}

/** Parameters of an operation, with references followed. */
export function parametersOf(document: ContractDocument, id: string): Parameter[] {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id);
  return (found?.operation.parameters ?? []).map((each) => resolved(document, each));
}

function walk(document: ContractDocument, node: unknown, reached: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples') continue;
    if (key !== '$ref' || typeof value !== 'string') {
      walk(document, value, reached);
      continue;
    }
    const [, , group = '', name = ''] = value.split('/');
    if (group === 'schemas') {
      if (reached.has(name)) continue;
      reached.add(name);
    }
    walk(document, document.components[group]?.[name], reached);
  }
}
