import path from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Exchange } from './exchange.ts';

const contract = path.resolve(import.meta.dirname, '../../openapi/generated/openapi.json');

type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Request = NonNullable<Operation['request']>;
type Parameter = Pick<NonNullable<Request['query']>[number], 'name' | 'examples'>;

export interface ExampleExchange extends Exchange {
  operationId: string;
  /** Name of the response's example. */
  example: string;
}

/** Every named example of every answer in the contract, with a request that the contract allows. */
export async function exampleExchanges(): Promise<ExampleExchange[]> {
  const operations = await getHttpOperationsFromSpec(contract);
  return operations.flatMap((operation) =>
    operation.responses.flatMap(({ code, contents = [] }) =>
      contents.flatMap(({ mediaType, examples = [] }) =>
        examples.map((example) => ({
          operationId: operation.iid ?? '',
          example: example.key,
          ...requestOf(operation),
          status: Number(code),
          responseHeaders: {
            'content-type': mediaType,
            'ratelimit-limit': '300',
            'ratelimit-remaining': '299',
            'ratelimit-reset': '60',
          },
          responseBody: 'value' in example ? JSON.stringify(example.value) : '',
        })),
      ),
    ),
  );
}

function requestOf({ method, path: template, request = {}, security = [] }: Operation) {
  const query = new URLSearchParams(valuesOf(request.query));
  const place = valuesOf(request.path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    template,
  );
  const [body] = request.body?.contents ?? [];
  const [example] = body?.examples ?? [];
  const requestBody = example && 'value' in example ? JSON.stringify(example.value) : '';
  return {
    method: method.toUpperCase(),
    path: query.size > 0 ? `${place}?${query}` : place,
    requestHeaders: {
      ...Object.fromEntries(valuesOf(request.headers)),
      ...(body && { 'content-type': body.mediaType }),
      ...(security.length > 0 && { authorization: 'Bearer of-the-example' }),
    },
    requestBody,
  };
}

/** Name and example of each parameter that has one. */
function valuesOf(parameters: readonly Parameter[] = []): [string, string][] {
  return parameters.flatMap(({ name, examples }) => {
    const [example] = examples ?? [];
    return example && 'value' in example ? [[name, String(example.value)] as [string, string]] : [];
  });
}
