import {
  type ContractDocument,
  nameOf,
  resolved,
  type Schema,
} from '../../../common/contract/document.ts';
import { placedOperations } from '../../../common/contract/operations.ts';
import type { OperationId } from '../../http/operations.ts';

/** A value that answers give and later requests name, such as the id of a shipment. */
export interface Variable {
  /** As in `{{shipment_id}}`. */
  name: string;
  /** What the contract's examples have in its place. */
  example: string;
  /** Of the values. */
  pattern: string;
}

/**
 * Variables for what the paths of these operations name, called after their schemas: `batch_id` is
 * `label_batch_id` in one path and `import_batch_id` in another.
 */
export function variablesOf(
  contract: ContractDocument<OperationId>,
  ids: ReadonlySet<OperationId>,
): Variable[] {
  const found = new Map<string, Variable>();
  for (const { operation } of placedOperations(contract)) {
    if (!ids.has(operation.operationId)) continue;
    for (const each of operation.parameters ?? []) {
      const parameter = resolved(contract, each);
      const name = variableOf(parameter.schema);
      const { pattern } = resolved(contract, parameter.schema ?? {}) as { pattern?: string };
      if (parameter.in !== 'path' || name === undefined || pattern === undefined) continue;
      found.set(name, { name, example: String(parameter.example), pattern });
    }
  }
  return [...found.values(), serviceType(contract)];
}

/** No path names a service, but a booking does, beside the courier. */
function serviceType({ components }: ContractDocument): Variable {
  const { enum: services = [] } = components['schemas']?.['ServiceType'] as Schema;
  return { name: 'service_type', example: 'standard', pattern: `^(?:${services.join('|')})$` };
}

/** The name of the variable for values of a schema; undefined for one that has no name. */
export function variableOf(schema: Schema | undefined): string | undefined {
  const name = nameOf(schema ?? {});
  return name?.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}

/** A body with variables in the place of the examples' ids. */
export function withVariables(body: unknown, variables: readonly Variable[]): unknown {
  if (Array.isArray(body)) {
    const items = body.map((each) => withVariables(each, variables));
    // One shipment stands for the several of an example.
    return [...new Map(items.map((each) => [JSON.stringify(each), each])).values()];
  }
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(
      Object.entries(body).map(([key, each]) => [key, withVariables(each, variables)]),
    );
  }
  const held = variables.find(
    ({ pattern }) => typeof body === 'string' && new RegExp(pattern).test(body),
  );
  return held ? `{{${held.name}}}` : body;
}
