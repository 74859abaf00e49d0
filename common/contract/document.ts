/** As much of an OpenAPI 3.1 document as we read of the contract; `Id` is the type of an operationId. */
export interface ContractDocument<Id extends string = string> {
  info: { version: string };
  security?: Security;
  servers?: unknown;
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem<Id>>;
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}

export type Security = Record<string, string[]>[];

export interface Referring {
  $ref?: string;
  deprecated?: boolean;
  'x-sunset'?: string;
}

export interface Schema extends Referring {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
}

export interface ParameterObject extends Referring {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface Header extends Referring {
  required?: boolean;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Referring & { value?: unknown }>;
}

export interface RequestBody extends Referring {
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Answer extends Referring {
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

/** Which operation an answer leads to, and where its parameters are, as runtime expressions. */
export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
}

export interface OperationObject<Id extends string = string> extends Referring {
  operationId: Id;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Security;
  'x-scope'?: string;
  'x-same-as'?: Id;
  parameters?: ParameterObject[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
}

export type PathItem<Id extends string = string> = Record<string, OperationObject<Id>> & {
  parameters?: never;
};

/** What a JSON pointer (RFC 6901) leads to, with or without `#` before it; undefined for nothing. */
export function valueAt(document: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

/** One segment of a JSON pointer. */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Resolves a reference, with members beside the reference taking precedence. */
export function resolved<T extends Referring>(document: object, node: T): T {
  if (node.$ref === undefined) return node;
  const { $ref, ...beside } = node;
  const target = valueAt(document, $ref);
  if (target === undefined) throw new Error(`Not in the contract: ${$ref}`);
  return { ...resolved(document, target as T), ...beside };
}

/** The document with all its references resolved; the contract has no circular ones. */
export function dereferenced<T extends object>(document: T): T {
  const targets = new Map<string, unknown>();
  const follow = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(follow);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...own } = node as Referring;
    const plain = Object.fromEntries(Object.entries(own).map(([key, each]) => [key, follow(each)]));
    if ($ref === undefined) return plain;
    if (!targets.has($ref)) targets.set($ref, follow(valueAt(document, $ref)));
    const target = targets.get($ref) as object;
    return Object.keys(own).length === 0 ? target : { ...target, ...plain };
  };
  return follow(document) as T;
}

/** Every reference in a node and in what it refers to, at any depth; examples show values, not parts. */
export function referencesIn(
  document: object,
  node: unknown,
  found = new Set<string>(),
): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples') continue;
    if (key !== '$ref' || typeof value !== 'string') referencesIn(document, value, found);
    else if (!found.has(value)) referencesIn(document, valueAt(document, value), found.add(value));
  }
  return found;
}

/** The last part of a reference, which is the name of a component; undefined without one. */
export function nameOf({ $ref }: Referring): string | undefined {
  return $ref?.split('/').at(-1);
}
