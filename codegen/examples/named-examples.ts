import {
  type Answer,
  type ContractDocument,
  type OperationObject,
  type Schema,
  resolved,
  valueAt,
} from '../../common/contract/document.ts';
import { placedOperations } from '../../common/contract/operations.ts';

/** An example of a body, where it stands in the contract. */
export interface NamedExample {
  operationId: string;
  /** The status that it is an answer with; undefined for what is sent: a request or a webhook. */
  status: number | undefined;
  name: string;
  schema: Schema;
  value: unknown;
}

/** Every named example of a request, an answer, a problem or a webhook, with the schema it follows. */
export function namedExamples(contract: ContractDocument): NamedExample[] {
  const webhooks = Object.values(contract.webhooks ?? {}).flatMap((item) => Object.values(item));
  const operations: OperationObject[] = [
    ...placedOperations(contract).map(({ operation }) => operation),
    ...webhooks,
  ];
  return operations.flatMap(({ operationId, requestBody, responses }) => {
    const bodies: [number | undefined, Answer][] = [
      ...(requestBody ? [[undefined, requestBody] as [undefined, Answer]] : []),
      ...Object.entries(responses).map(([status, each]): [number, Answer] => [
        Number(status),
        each,
      ]),
    ];
    return bodies.flatMap(([status, body]) =>
      Object.values(resolved(contract, body).content ?? {}).flatMap(
        ({ schema = {}, examples = {} }) =>
          Object.entries(examples).map(([name, listed]) => {
            const { value } = resolved(contract, listed);
            return { operationId, status, name, schema, value };
          }),
      ),
    );
  });
}

/** Where an example stands, for people: `getShipment 200 delivered`. */
export function placeOf({ operationId, status, name }: NamedExample): string {
  return `${operationId} ${status ?? 'body'} ${name}`;
}

/** The example with other values at JSON pointers into it. */
export function changed(
  example: NamedExample,
  change: Readonly<Record<string, unknown>>,
): NamedExample {
  const value = structuredClone(example.value) as object;
  for (const [pointer, replacement] of Object.entries(change)) {
    const end = pointer.lastIndexOf('/');
    const holder = valueAt(value, pointer.slice(0, end)) as Record<string, unknown>;
    holder[pointer.slice(end + 1)] = replacement;
  }
  return { ...example, value };
}
