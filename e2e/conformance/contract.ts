import { readFileSync } from 'node:fs';
import type { operations } from '../../openapi/generated/types.ts';

export type OperationId = keyof operations;

/** A JSON Schema of the contract with every reference resolved. */
export interface Schema {
  type?: 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'array';
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: OperationId;
  method: string;
  /** Relative to the base path, with parameters in braces. */
  template: string;
  parameters: Parameter[];
  /** Null for an operation without a body. */
  body: Schema | null;
  isForm: boolean;
  /** The authentication scheme; null for public operations. */
  scheme: 'session' | 'apiKey' | null;
  statuses: ReadonlySet<number>;
  /** The documented headers of each status, in lower case. */
  headers: ReadonlyMap<number, readonly string[]>;
  /** JSON pointer into the bundle. */
  clause: string;
}

type Json = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const bundle = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Json & { paths: Record<string, Json>; security: Json[] };

const followed = new Map<string, unknown>();

/** The value with all its references resolved; the contract has no circular ones. */
function follow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(follow);
  if (typeof value !== 'object' || value === null) return value;
  if (!('$ref' in value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, follow(each)]));
  }
  const { $ref, ...own } = value as { $ref: string };
  if (!followed.has($ref)) {
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Json)[unescapePointer(key)], bundle);
    followed.set($ref, follow(target));
  }
  const target = followed.get($ref) as object;
  return Object.keys(own).length === 0 ? target : { ...target, ...own };
}

/** Every operation of the bundled contract, in its order. */
export const allOperations: readonly Operation[] = Object.entries(bundle.paths).flatMap(
  ([template, item]) =>
    METHODS.filter((method) => method in item).map((method) =>
      describe(template, method, item[method] as Json),
    ),
);

const byId = new Map(allOperations.map((operation) => [operation.id, operation]));

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

function describe(template: string, method: string, operation: Json): Operation {
  const { parameters = [], requestBody, responses, security = bundle.security } = operation;
  const content = (follow(requestBody) as { content: Json } | undefined)?.content ?? {};
  const [mediaType] = Object.keys(content);
  const [requirement] = security as Json[];
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase(),
    template,
    parameters: (follow(parameters) as (Parameter & { in: Parameter['place'] })[]).map(
      ({ name, in: place, required = false, schema }) => ({ name, place, required, schema }),
    ),
    body: mediaType === undefined ? null : (content[mediaType] as { schema: Schema }).schema,
    isForm: mediaType === 'multipart/form-data',
    scheme: requirement ? (Object.keys(requirement)[0] as Operation['scheme']) : null,
    statuses: new Set(Object.keys(responses as Json).map(Number)),
    headers: new Map(
      Object.entries(follow(responses) as Record<string, { headers?: Json }>).map(
        ([status, { headers = {} }]) => [
          Number(status),
          Object.keys(headers).map((name) => name.toLowerCase()),
        ],
      ),
    ),
    clause: `#/paths/${escapePointer(template)}/${method}`,
  };
}

/** One segment of a JSON pointer (RFC 6901). */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
