/** The parts of an OpenAPI 3.1 document that the contract tools read. */
export interface ContractDocument {
  info: { version: string };
  security?: Security;
  servers?: unknown;
  paths: Record<string, PathItem>;
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

export interface Parameter extends Referring {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
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
}

export interface Operation extends Referring {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Security;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
}

export type PathItem = Record<string, Operation> & { parameters?: never };

export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'];

/** Every operation with its location; parameters of its path count as its own. */
export function operationsOf(document: ContractDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item as { parameters?: Parameter[] }).parameters ?? [];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...shared, ...(operation.parameters ?? [])];
      return { method, path, operation: { ...operation, parameters } };
    });
  });
}

/** Resolves a reference, with members beside the reference taking precedence. */
export function resolved<T extends Referring>(document: ContractDocument, node: T): T {
  if (node.$ref === undefined) return node;
  const { $ref, ...beside } = node;
  const [, , group = '', name = ''] = $ref.split('/');
  const target = document.components[group]?.[name];
  if (target === undefined) throw new Error(`Not in the contract: ${$ref}`);
  return { ...resolved(document, target as T), ...beside };
}

/** The last part of a reference, which is the name of a component; undefined without one. */
export function nameOf({ $ref }: Referring): string | undefined {
  return $ref?.split('/').at(-1);
}
