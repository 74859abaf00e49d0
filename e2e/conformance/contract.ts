import { readFileSync } from 'node:fs';
import { type ContractDocument, dereferenced, valueAt } from '../../common/contract/document.ts';
import * as contract from '../../common/contract/operations.ts';
import type { operations } from '../../openapi/generated/types.ts';

export type OperationId = contract.AnsweredId<keyof operations>;

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

export interface Parameter extends Omit<contract.Parameter, 'schema'> {
  schema: Schema;
}

/** An operation with its schemas in the place of the pointers to them. */
export interface Operation extends Omit<contract.Operation<OperationId>, 'parameters' | 'body'> {
  parameters: Parameter[];
  body: Schema | null;
}

const file = new URL('../../openapi/generated/openapi.json', import.meta.url);

/** The bundled contract. */
export const document = JSON.parse(readFileSync(file, 'utf8')) as ContractDocument<OperationId>;

/** The same without references. */
export const bundle = dereferenced(document);

/** Every operation of the bundled contract, in its order. */
export const allOperations: readonly Operation[] = contract.operationsOf(bundle).map((each) => ({
  ...each,
  parameters: each.parameters.map((parameter) => ({
    ...parameter,
    schema: schemaAt(parameter.schema),
  })),
  body: each.body === null ? null : schemaAt(each.body),
}));

const byId = new Map(allOperations.map((operation) => [operation.id, operation]));

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/**
 * The values of a named set of the contract.
 *
 * @throws Error if it has no such set.
 */
export function valuesOf(name: string): string[] {
  const schema = document.components['schemas']?.[name] as { enum?: string[] } | undefined;
  if (!schema?.enum) throw new Error(`The contract has no set of values ${name}`);
  return schema.enum;
}

/** Where the bundle says what an operation has to do, as a reference. */
export function clauseOf(id: OperationId): string {
  return `#${operationOf(id).pointer}`;
}

function schemaAt(pointer: string): Schema {
  return valueAt(bundle, pointer) as Schema;
}
