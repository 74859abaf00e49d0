import { filledPath } from '../../common/contract/example-call.ts';
import type { operations } from '../../openapi/generated/types.ts';
import type { Who } from './account.ts';
import { operationOf, type Operation, type OperationId } from './contract.ts';
import type { WireRequest } from './wire.ts';

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

/** The JSON request body of an operation. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The JSON body of an operation's successful answer. */
export type ResultOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: infer Answer;
}
  ? Json<Answer>
  : operations[Id]['responses'] extends { 201: infer Answer }
    ? Json<Answer>
    : operations[Id]['responses'] extends { 202: infer Answer }
      ? Json<Answer>
      : undefined;

/** A file as the only part of a form. */
export interface FilePart {
  name: string;
  bytes: Buffer;
  type: string;
}

/** One request in the contract's terms; possibly wrong on purpose. */
export interface Call {
  /** In place of the operation's. The answer is then judged by whoever asks. */
  method?: string;
  who?: Who;
  path?: Record<string, string>;
  query?: Record<string, string>;
  header?: Record<string, string>;
  body?: unknown;
  file?: FilePart;
  /** Sent unchanged instead of the body, with its content type; null for none. */
  raw?: { bytes: Buffer; type: string | null };
  /** Whether a 429 is the answer instead of a reason to wait. */
  noWait?: boolean;
}

/** Values that refer to nothing, whatever a server's ids look like. */
export function madeUpPath({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ place }) => place === 'path')
      .map(({ name, schema }) => [name, String(schema.enum?.[0] ?? 'nothing-has-this-id')]),
  );
}

const BOUNDARY = 'conformance-part';

export function wireRequestOf(id: OperationId, call: Call): WireRequest {
  const operation = operationOf(id);
  const { method = operation.method } = call;
  const path = filledPath(operation.path, call.path ?? {});
  const query = new URLSearchParams(call.query).toString();
  const content = contentOf(call);
  return {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      accept: '*/*',
      'user-agent': 'conformance',
      ...authorizationOf(call.who ?? null),
      ...call.header,
      ...(content?.type && { 'content-type': content.type }),
      ...((content || !['GET', 'HEAD'].includes(method)) && {
        'content-length': String(content?.bytes.length ?? 0),
      }),
    },
    ...(content && { body: content.bytes }),
  };
}

function authorizationOf(who: Who): { authorization?: string } {
  if (who === null) return {};
  if ('bearer' in who) return { authorization: `Bearer ${who.bearer}` };
  if ('basic' in who)
    return { authorization: `Basic ${Buffer.from(who.basic).toString('base64')}` };
  return { authorization: who.raw };
}

function contentOf({ body, file, raw }: Call): { bytes: Buffer; type: string | null } | undefined {
  if (raw) return raw;
  if (file) return { bytes: formOf(file), type: `multipart/form-data; boundary=${BOUNDARY}` };
  if (body === undefined) return undefined;
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}

/** A form of one file (RFC 7578). */
function formOf({ name, bytes, type }: FilePart): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="file"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
