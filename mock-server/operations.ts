import path from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';

export type HttpOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

const contract = path.resolve(import.meta.dirname, '../openapi/generated/openapi.json');

let read: Promise<HttpOperation[]> | undefined;

/** The operations of the contract as Prism has them. It takes a second to read them, once. */
export function operationsOfContract(): Promise<HttpOperation[]> {
  read ??= readOperations();
  return read;
}

async function readOperations(): Promise<HttpOperation[]> {
  const operations = await getHttpOperationsFromSpec(contract);
  shareSchemas(operations);
  return operations;
}

/**
 * Prism compiles each schema object once, but every answer has its own, although most answers are
 * errors with the same schema. Sharing the equal ones saves most of its processor time.
 */
function shareSchemas(operations: readonly HttpOperation[]): void {
  const shared = new Map<string, unknown>();
  /** The first part that is told apart by the same members. */
  function first<Part>(part: Part, members: unknown): Part {
    // Prism's reader gives each part an id of its own.
    const text = JSON.stringify(members, (name, value: unknown) =>
      name === 'x-stoplight' ? undefined : value,
    );
    if (!shared.has(text)) shared.set(text, part);
    return shared.get(text) as Part;
  }
  for (const response of operations.flatMap(({ responses }) => responses)) {
    const { headers = [], contents = [] } = response;
    const members = headers.map(({ name, required, schema }) => ({ name, required, schema }));
    response.headers = first(headers, members);
    for (const content of contents) {
      if (content.schema) content.schema = first(content.schema, content.schema);
    }
  }
}
