import { readFileSync } from 'node:fs';
import type { OperationId } from './operations.ts';

/** What the server reads of the bundled contract; schemas stay opaque and go to the validator. */
interface Document {
  security?: Requirement[];
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
}
interface OperationObject {
  operationId: OperationId;
  tags: string[];
  security?: Requirement[];
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

type Requirement = Record<string, string[]>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof METHODS)[number];

/** How an operation knows who asks: a person's session, or the key of another system. */
export type Scheme = 'session' | 'apiKey';
const SCHEMES: readonly Scheme[] = ['session', 'apiKey'];

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
  /** The part of the product that it belongs to. */
  tag: string;
  /** What has to come along; null for an operation that is open to everybody. */
  scheme: Scheme | null;
  parameters: Parameter[];
  /** JSON pointer to the schema of the body; null for an operation that takes none. */
  body: string | null;
  /** Whether the body is a form with files; otherwise it is JSON. */
  isForm: boolean;
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
  const [bodyType] = Object.keys(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    tag: operation.tags[0] ?? '',
    scheme: schemeOf(operation.operationId, operation.security ?? contract.security ?? []),
    parameters,
    body:
      bodyType === undefined
        ? null
        : `${here}/requestBody/content/${escapePointer(bodyType)}/schema`,
    isForm: bodyType === 'multipart/form-data',
    responses: new Map(responses),
  };
}

/** @throws Error for security that the server would not hold to: other schemes, or a choice of some. */
function schemeOf(id: OperationId, security: Requirement[]): Scheme | null {
  const [only, ...others] = security.map((requirement) => Object.keys(requirement).join());
  if (only === undefined) return null;
  const scheme = SCHEMES.find((known) => known === only);
  if (scheme === undefined || others.length > 0) throw new Error(`${id}: security is not known`);
  return scheme;
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

/** The opposite of {@link escapePointer}. */
export function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
