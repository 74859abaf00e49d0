import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ParameterLocation } from '../../common/contract/operations.ts';
import { judgeBoundsFirst } from './bounds-first.ts';
import type { Operation } from './contract.ts';
import { toFieldErrors } from './field-errors.ts';
import type { OperationId } from './operations.ts';
import type { FieldError } from './problem.ts';

/** Validates one operation's requests and answers; an empty list means a valid value. */
export interface OperationValidator {
  isPath: (value: unknown) => boolean;
  /** Converts texts to the numbers in the contract, in place. */
  query: (value: unknown) => FieldError[];
  /** Expects header names in lower case. */
  header: (value: unknown) => FieldError[];
  body: (value: unknown) => FieldError[];
  /** Where and why an answer violates the contract, without its values. */
  response: (status: number, body: unknown) => string[];
}

const CONTRACT = 'https://mizan.example/contract';

export type Validators = Record<OperationId, OperationValidator>;

/**
 * Validators by the contract's schemas: parameters are coerced from text, bodies never. A schema is
 * compiled when it is first needed, because all of them together take longer than the server's
 * other preparations.
 */
export function validatorsOf(contract: object, operations: readonly Operation[]): Validators {
  const forBodies = newAjv(contract, false);
  const forParameters = newAjv(contract, true);

  // Most operations share their error responses: each shared response is compiled once.
  const compiled = new Map<string, ValidateFunction>();
  const bodyAt = (pointer: string) => {
    const validate = compiled.get(pointer) ?? forBodies.compile(refTo(pointer));
    compiled.set(pointer, validate);
    return validate;
  };
  const entries = operations.map((operation) => [
    operation.id,
    validatorOf(operation, bodyAt, forParameters),
  ]);
  return Object.fromEntries(entries) as Validators;
}

function validatorOf(
  operation: Operation,
  bodyAt: (pointer: string) => ValidateFunction,
  forParameters: Ajv2020,
): OperationValidator {
  const compiled: Partial<Record<ParameterLocation, ValidateFunction>> = {};
  const parametersIn = (place: ParameterLocation) =>
    (compiled[place] ??= forParameters.compile(parameterSchema(operation, place)));
  const { body } = operation;
  return {
    isPath: (value) => parametersIn('path')(value) === true,
    query: (value) => errorsOf(parametersIn('query'), value, '/query'),
    header: (value) => errorsOf(parametersIn('header'), value, '/header'),
    body: (value) => (body === null ? [] : errorsOf(bodyAt(body), value, '')),
    response: (status, value) => {
      const pointer = operation.responses.get(status);
      if (pointer === undefined) return [`status ${status} is not documented`];
      if (pointer === null) return value === undefined ? [] : [`status ${status} has no content`];
      const validate = bodyAt(pointer);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, keyword, schemaPath }) => `${instancePath} ${keyword} (${schemaPath})`,
      );
    },
  };
}

function newAjv(contract: object, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, coerceTypes, strict: false, verbose: true });
  addFormats.default(ajv);
  return ajv.addSchema(
    { ...judgeBoundsFirst(contract), $id: CONTRACT },
    undefined,
    undefined,
    false,
  );
}

function refTo(pointer: string): AnySchema {
  return { $ref: `${CONTRACT}#${encodeURI(pointer)}` };
}

/** Unknown headers are allowed; other unknown parameters are not. */
function parameterSchema(operation: Operation, place: ParameterLocation): AnySchema {
  const inPlace = operation.parameters.filter((parameter) => parameter.place === place);
  const nameOf = ({ name }: { name: string }) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    additionalProperties: place === 'header',
    properties: Object.fromEntries(
      inPlace.map((parameter) => [nameOf(parameter), refTo(parameter.schema)]),
    ),
    required: inPlace.filter(({ required }) => required).map(nameOf),
  };
}

function errorsOf(validate: ValidateFunction, value: unknown, prefix: string): FieldError[] {
  if (validate(value)) return [];
  // A failed condition only repeats the error of what it led to.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return toFieldErrors(errors, prefix);
}
