import {
  type ContractDocument,
  type OperationObject,
  resolved,
  valueAt,
} from '../../common/contract/document.ts';
import { exampleCall, filledPath } from '../../common/contract/example-call.ts';
import { type Operation, operationsOf } from '../../common/contract/operations.ts';
import type { Exchange } from './exchange.ts';

export interface ExampleExchange extends Exchange {
  operationId: string;
  /** Name of the response example. */
  example: string;
}

/** Every named example of every answer in the contract, with a request that the contract allows. */
export function exampleExchanges(contract: ContractDocument): ExampleExchange[] {
  return operationsOf(contract).flatMap((operation) => {
    const request = requestOf(contract, operation);
    const { responses } = valueAt(contract, operation.pointer) as OperationObject;
    return Object.entries(responses).flatMap(([status, response]) =>
      Object.entries(resolved(contract, response).content ?? {}).flatMap(
        ([mediaType, { examples = {} }]) =>
          Object.entries(examples).map(([example, listed]) => ({
            operationId: operation.id,
            example,
            ...request,
            status: Number(status),
            responseHeaders: {
              'content-type': mediaType,
              'ratelimit-limit': '300',
              'ratelimit-remaining': '299',
              'ratelimit-reset': '60',
              'request-id': 'c3f7b1de-6c1a-4f0e-a5ce-2f7d0b0f5b11',
            },
            responseBody: bodyOf(mediaType, resolved(contract, listed).value),
          })),
      ),
    );
  });
}

function bodyOf(mediaType: string, value: unknown): string {
  return mediaType.endsWith('json') ? JSON.stringify(value) : String(value);
}

function requestOf(contract: ContractDocument, { id, method, path, scheme, isForm }: Operation) {
  const call = exampleCall(contract, id);
  const query = new URLSearchParams(call.query);
  const place = filledPath(path, call.path);
  const type = isForm ? 'multipart/form-data; boundary=part' : 'application/json';
  return {
    method,
    path: query.size > 0 ? `${place}?${query}` : place,
    requestHeaders: {
      ...call.header,
      ...(call.body && { 'content-type': type }),
      ...(scheme !== null && { authorization: AUTHORIZATION[scheme] }),
    },
    requestBody: !call.body ? '' : isForm ? formOf(call.body) : JSON.stringify(call.body),
  };
}

const AUTHORIZATION = {
  session: 'Bearer of-the-example',
  apiKey: `Basic ${btoa('of:the-example')}`,
};

/** A form with the boundary `part` (RFC 7578). */
function formOf(value: object): string {
  const parts = Object.entries(value).map(
    ([name, text]) =>
      `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(text)}\r\n`,
  );
  return `${parts.join('')}--part--\r\n`;
}
