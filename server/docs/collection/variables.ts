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
  /** The component of the contract that its values follow. */
  schema: string;
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
      const { schema = {} } = parameter;
      const [name, component] = [variableOf(schema), nameOf(schema)];
      const isChosen = resolved(contract, schema).enum !== undefined;
      if (parameter.in !== 'path' || isChosen || name === undefined || component === undefined)
        continue;
      found.set(name, { name, example: String(parameter.example), schema: component });
    }
  }
  // No path names a service, but a booking does, beside the courier.
  const serviceType = { name: 'service_type', example: 'standard', schema: 'ServiceType' };
  return [...found.values(), serviceType];
}

/** The name of the variable for values of a schema; undefined for one that has no name. */
export function variableOf(schema: Schema | undefined): string | undefined {
  const name = nameOf(schema ?? {});
  return name?.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}

/** A body that follows a schema, with variables in the place of the examples' ids. */
export function withVariables(
  contract: ContractDocument,
  { schema, body }: { schema: Schema; body: unknown },
  variables: readonly Variable[],
): unknown {
  const held = variables.find((each) => each.schema === nameOf(schema));
  if (held && typeof body === 'string') return `{{${held.name}}}`;
  const { properties = {}, items = {} } = resolved(contract, schema);
  const within = (part: Schema, each: unknown) =>
    withVariables(contract, { schema: part, body: each }, variables);
  if (Array.isArray(body)) {
    const filled = body.map((each) => within(items, each));
    // One shipment stands for the several of an example.
    return [...new Map(filled.map((each) => [JSON.stringify(each), each])).values()];
  }
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, within(properties[key] ?? {}, each)]),
  );
}
