import path from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Exchange } from './exchange.ts';

const contract = path.resolve(import.meta.dirname, '../../openapi/generated/openapi.json');

type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Request = NonNullable<Operation['request']>;
type Parameter = Pick<NonNullable<Request['query']>[number], 'name' | 'examples'>;

export interface ExampleExchange extends Exchange {
  operationId: string;
  /** Name of the response example. */
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
          responseBody: 'value' in example ? bodyOf(mediaType, example.value) : '',
        })),
      ),
    ),
  );
}

function bodyOf(mediaType: string, value: unknown): string {
  return mediaType.endsWith('json') ? JSON.stringify(value) : String(value);
}

function requestOf({ method, path: template, request = {}, security = [] }: Operation) {
  const query = new URLSearchParams(valuesOf(request.query));
  const place = valuesOf(request.path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    template,
  );
  const [body] = request.body?.contents ?? [];
  const [example] = body?.examples ?? [];
  const value = example && 'value' in example ? (example.value as object) : undefined;
  const isForm = body?.mediaType === 'multipart/form-data';
  return {
    method: method.toUpperCase(),
    path: query.size > 0 ? `${place}?${query}` : place,
    requestHeaders: {
      ...Object.fromEntries(valuesOf(request.headers)),
      ...(body && { 'content-type': isForm ? `${body.mediaType}; boundary=part` : body.mediaType }),
      ...authorizationOf(security),
    },
    requestBody: value === undefined ? '' : isForm ? formOf(value) : JSON.stringify(value),
  };
}

/** What the first way to show who asks wants to see; nothing where everybody may ask. */
function authorizationOf([ways = []]: NonNullable<Operation['security']>): {
  authorization?: string;
} {
  const [way] = ways;
  if (way?.type !== 'http') return {};
  return {
    authorization:
      way.scheme === 'basic' ? `Basic ${btoa('of:the-example')}` : 'Bearer of-the-example',
  };
}

/** A form with the boundary `part` (RFC 7578). */
function formOf(value: object): string {
  const parts = Object.entries(value).map(
    ([name, text]) =>
      `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(text)}\r\n`,
  );
  return `${parts.join('')}--part--\r\n`;
}

/** Name and example of each parameter that has one. */
function valuesOf(parameters: readonly Parameter[] = []): [string, string][] {
  return parameters.flatMap(({ name, examples }) => {
    const [example] = examples ?? [];
    return example && 'value' in example ? [[name, String(example.value)] as [string, string]] : [];
  });
}
