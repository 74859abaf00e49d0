import { config, type $ZodErrorMap, type $ZodIssue } from 'zod/v4/core';
import { encodeFieldMessage, type FieldMessage } from './field-message.ts';

type RawIssue = Parameters<$ZodErrorMap>[0];

/**
 * Makes every zod schema return the contract's own error codes and limits, so that a form and the
 * server give the same message for the same mistake. Every resolver calls it.
 */
export function installZodMessages(): void {
  config({ customError: (issue) => encodeFieldMessage(fieldMessageOf(issue)) });
}

/** The contract's code for a zod issue. */
function fieldMessageOf(issue: RawIssue): FieldMessage {
  if (isEmpty(issue.input)) return { code: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return { code: ['number', 'int'].includes(issue.expected) ? 'number' : 'type' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'invalid_format' };
    case 'invalid_value':
      return { code: 'invalid_value', params: { allowed: issue.values } };
    case 'invalid_union':
      // The generator writes an enum of numbers as a union.
      return { code: 'invalid_value', params: { allowed: issue.errors.flatMap(valuesOf) } };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'custom':
      return customMessage(issue.params);
    default:
      return { code: 'invalid_value' };
  }
}

function tooSmall(issue: Extract<RawIssue, { code: 'too_small' }>): FieldMessage {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string') return { code: 'min_length', params: { minimum } };
  if (issue.origin === 'array') return { code: 'min_items', params: { minimum } };
  if (minimum === 0 && issue.inclusive === false) return { code: 'positive' };
  return { code: 'min', params: { minimum } };
}

function tooBig(issue: Extract<RawIssue, { code: 'too_big' }>): FieldMessage {
  const maximum = Number(issue.maximum);
  if (issue.origin === 'string') return { code: 'max_length', params: { maximum } };
  if (issue.origin === 'array') return { code: 'max_items', params: { maximum } };
  return { code: 'max', params: { maximum } };
}

/** The value that a member of a union would accept, as text like in the contract's own errors. */
function valuesOf(issues: readonly $ZodIssue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  );
}

function customMessage(params: Record<string, unknown> | undefined): FieldMessage {
  const { code, ...bounds } = params ?? {};
  return { code: typeof code === 'string' ? code : 'invalid_value', params: bounds };
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}
