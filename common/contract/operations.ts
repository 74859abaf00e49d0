import {
  type ContractDocument,
  escapePointer,
  type OperationObject,
  type ParameterObject,
  type Referring,
  resolved,
  type Security,
} from './document.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'] as const;
type Method = (typeof METHODS)[number];

/** How an operation knows who asks: a person's session, or the key of another system. */
export type Scheme = 'session' | 'apiKey';
const SCHEMES: readonly Scheme[] = ['session', 'apiKey'];

/** Operations that this API answers; webhooks, which it sends, are named `on…`. */
export type AnsweredId<Id extends string> = Exclude<Id, `on${Capitalize<string>}`>;

/** Operations that are not another one, opened to keys. */
export type OwnId<Id extends string> = Exclude<Id, `${string}ByKey`>;

export type ParameterLocation = 'path' | 'query' | 'header';

export interface Parameter {
  name: string;
  place: ParameterLocation;
  required: boolean;
  /** JSON pointer to its schema in the document. */
  schema: string;
}

/** What an operation asks for and answers; schemas are named by JSON pointers into the document. */
export interface Operation<Id extends string = string> {
  id: Id;
  method: Uppercase<Method>;
  /** Below the base path, with its parameters in braces. */
  path: string;
  /** JSON pointer to the operation. */
  pointer: string;
  /** The part of the product that it belongs to. */
  tag: string;
  /** What has to come along; null for an operation that is open to everybody. */
  scheme: Scheme | null;
  /** What the key must be allowed to do; null if any key will do, or none is needed. */
  scope: string | null;
  /** The operation of the web app that this one is, opened to keys; its own id for all others. */
  sameAs: OwnId<Id>;
  parameters: Parameter[];
  /** The schema of the body; null for an operation that takes none. */
  body: string | null;
  /** Whether the body is a form with files; otherwise it is JSON. */
  isForm: boolean;
  /** The schema of each documented status; null for one without content. */
  responses: ReadonlyMap<number, string | null>;
  /** The headers of each documented status, in lower case. */
  headers: ReadonlyMap<number, readonly string[]>;
}

/** Whether an operation is not another one, opened to keys: those have the same schemas and handlers. */
export function isOwn({ id, sameAs }: Pick<Operation, 'id' | 'sameAs'>): boolean {
  return id === sameAs;
}

export interface PlacedOperation<Id extends string = string> {
  method: Method;
  path: string;
  operation: OperationObject<Id>;
}

/** Every operation as it is written, with its place; parameters of its whole path are its own. */
export function placedOperations<Id extends string>(
  document: ContractDocument<Id>,
): PlacedOperation<Id>[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item as { parameters?: ParameterObject[] }).parameters ?? [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...shared, ...(operation.parameters ?? [])];
      return { method, path, operation: { ...operation, parameters } };
    });
  });
}

/**
 * Every operation of the contract, in its order.
 *
 * @throws Error for security that we would not hold to: other schemes, or a choice of some.
 */
export function operationsOf<Id extends string>(document: ContractDocument<Id>): Operation<Id>[] {
  return placedOperations(document).map(({ method, path, operation }) => {
    const pointer = `/paths/${escapePointer(path)}/${method}`;
    const { operationId: id, parameters = [], requestBody, tags = [] } = operation;
    const { security = document.security ?? [], 'x-same-as': sameAs = id } = operation;
    const [bodyType] = Object.keys(requestBody?.content ?? {});
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const { content = {}, headers = {} } = resolved(document, response);
      const [type] = Object.keys(content);
      const at = pointerTo(response, `${pointer}/responses/${status}`);
      return {
        status: Number(status),
        schema: type === undefined ? null : schemaOf(at, type),
        headers: Object.keys(headers).map((name) => name.toLowerCase()),
      };
    });
    return {
      id,
      method: method.toUpperCase() as Uppercase<Method>,
      path,
      pointer,
      tag: tags[0] ?? '',
      scheme: schemeOf(id, security),
      scope: operation['x-scope'] ?? null,
      sameAs: sameAs as OwnId<Id>,
      parameters: parameters.map((parameter, index) => {
        const { name, in: place, required = false } = resolved(document, parameter);
        const at = pointerTo(parameter, `${pointer}/parameters/${index}`);
        return { name, place: place as ParameterLocation, required, schema: `${at}/schema` };
      }),
      body: bodyType === undefined ? null : schemaOf(`${pointer}/requestBody`, bodyType),
      isForm: bodyType === 'multipart/form-data',
      responses: new Map(responses.map(({ status, schema }) => [status, schema])),
      headers: new Map(responses.map(({ status, headers }) => [status, headers])),
    };
  });
}

function pointerTo({ $ref }: Referring, own: string): string {
  return $ref === undefined ? own : $ref.slice(1);
}

function schemaOf(pointer: string, mediaType: string): string {
  return `${pointer}/content/${escapePointer(mediaType)}/schema`;
}

function schemeOf(id: string, security: Security): Scheme | null {
  const [only, ...others] = security.map((requirement) => Object.keys(requirement).join());
  if (only === undefined) return null;
  const scheme = SCHEMES.find((known) => known === only);
  if (scheme === undefined || others.length > 0) throw new Error(`${id}: security is not known`);
  return scheme;
}
