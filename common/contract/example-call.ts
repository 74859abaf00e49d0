import { type ContractDocument, resolved } from './document.ts';
import { type PlacedOperation, placedOperations } from './operations.ts';

/** What an operation is asked for, by the names that the contract has for it. */
export interface ExampleCall {
  path: Record<string, string>;
  query: Record<string, string>;
  /** By names in lower case. */
  header: Record<string, string>;
  /** Absent where the operation takes none. */
  body?: object;
}

/** The operations of each document by their ids. */
const known = new WeakMap<object, Map<string, PlacedOperation>>();

function operationOf(document: ContractDocument, id: string): PlacedOperation | undefined {
  let operations = known.get(document);
  if (!operations) {
    const placed = placedOperations(document);
    operations = new Map(placed.map((each) => [each.operation.operationId, each]));
    known.set(document, operations);
  }
  return operations.get(id);
}

/**
 * A valid call of an operation, made of the contract's examples: of every parameter that has one,
 * and the first of the body, or the one of that name. The ids in it are those of the examples.
 */
export function exampleCall<Id extends string>(
  document: ContractDocument<Id>,
  id: Id,
  named?: string,
): ExampleCall {
  const operation = operationOf(document, id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  const { parameters = [], requestBody } = operation.operation;
  const shown = parameters
    .map((parameter) => resolved(document, parameter))
    .filter(({ example }) => example !== undefined);
  const valuesIn = (place: string) =>
    shown
      .filter((parameter) => parameter.in === place)
      .map(({ name, example }) => [name, String(example)] as const);
  const [media] = Object.values(requestBody?.content ?? {});
  const examples = media?.examples ?? {};
  const example = named === undefined ? Object.values(examples)[0] : examples[named];
  if (named !== undefined && !example) throw new Error(`${id} has no example ${named}`);
  return {
    path: Object.fromEntries(valuesIn('path')),
    query: Object.fromEntries(valuesIn('query')),
    header: Object.fromEntries(
      valuesIn('header').map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...(example && { body: resolved(document, example).value as object }),
  };
}

/** The path of an operation with values in the place of its parameters. */
export function filledPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
