import { type ContractDocument, referencesIn } from '../../common/contract/document.ts';
import { placedOperations } from '../../common/contract/operations.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * The named schemas that each operation sends or answers, at any depth, by operationId. Schemas
 * that nothing reaches are not in it.
 */
export function reachOf(document: ContractDocument): Map<string, Set<string>> {
  return new Map(
    placedOperations(document).map(({ operation }) => {
      const references = [...referencesIn(document, operation)];
      const schemas = references.filter((each) => each.startsWith(SCHEMAS));
      return [operation.operationId, new Set(schemas.map((each) => each.slice(SCHEMAS.length)))];
    }),
  );
}
