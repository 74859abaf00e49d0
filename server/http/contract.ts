import { readFileSync } from 'node:fs';
import type { OperationId } from './operations.ts';

/** What the server reads of the bundled contract; schemas stay opaque and go to the validator. */
interface Document {
  security?: object[];
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
}
interface OperationObject {
  operationId: OperationId;
  security?: object[];
  parameters?: Referable<ParameterObject>[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, Referable<ResponseObject>>;
}
interface ParameterObject {
  name: string;
  in: ParameterPlace;
  required?: boolean;
}
interface ResponseObject {
  content?: Record<string, object>;
}
type Referable<Value> = Value | { $ref: string };

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof METHODS)[number];

export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  name: string;
  place: ParameterPlace;
  required: boolean;
  /** JSON pointer to its schema in the document. */
  schema: string;
}

export interface Operation {
  id: OperationId;
  method: Uppercase<Method>;
  /** As Fastify writes it, below the base path: `/website/couriers/:courier_id`. */
  route: string;
  /** Whether a token is needed. */
  secured: boolean;
  parameters: Parameter[];
  /** JSON pointer to the schema of the body; null for an operation that takes none. */
  body: string | null;
  /** JSON pointer to the schema of each documented status; null for one without content. */
  responses: Map<number, string | null>;
}

/** `servers` of the contract. */
export const BASE_PATH = '/api';

/** The bundle that every consumer of the contract reads. */
export function readContract(): Document {
  const file = new URL('../../openapi/generated/openapi.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

/** Every operation of the contract, in its order. */
export function operationsOf(contract: Document): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [describe(contract, path, method, operation)] : [];
    }),
  );
}

function describe(
  contract: Document,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const here = `/paths/${escapePointer(path)}/${method}`;
  const security = operation.security ?? contract.security ?? [];
  const parameters = (operation.parameters ?? []).map((parameter, index) => {
    const [found, pointer] = follow(contract, parameter, `${here}/parameters/${index}`);
    const { name, in: place, required = false } = found;
    return { name, place, required, schema: `${pointer}/schema` };
  });
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const [found, pointer] = follow(contract, response, `${here}/responses/${status}`);
    const [mediaType] = Object.keys(found.content ?? {});
    const schema = mediaType ? `${pointer}/content/${escapePointer(mediaType)}/schema` : null;
    return [Number(status), schema] as const;
  });
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    secured: security.length > 0,
    parameters,
    body: operation.requestBody
      ? `${here}/requestBody/content/${escapePointer('application/json')}/schema`
      : null,
    responses: new Map(responses),
  };
}

/** The object itself and its JSON pointer, behind at most one reference. */
function follow<Value extends object>(
  contract: Document,
  value: Referable<Value>,
  pointer: string,
): [Value, string] {
  if (!('$ref' in value)) return [value, pointer];
  const target = value.$ref.replace(/^#/, '');
  const found = target
    .split('/')
    .slice(1)
    .reduce<object>((at, key) => Reflect.get(at, unescapePointer(key)) as object, contract);
  return [found as Value, target];
}

/** One segment of a JSON pointer (RFC 6901). */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
