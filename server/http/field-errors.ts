import type { ErrorObject } from 'ajv/dist/2020.js';
import { escapePointer } from '../../common/contract/document.ts';
import type { FieldError } from './problem.ts';

/** Limits of the contract: with more than these, the problem itself would be invalid. */
export const MAX_ERRORS = 100;
const MAX_POINTER = 200;
const MAX_ALLOWED = 100;

/**
 * The validator's errors with the codes of the contract: each wrong field once, with its first
 * error. `prefix` is `''` for a body, `/query` or `/header` for parameters. The validator must be
 * verbose.
 */
export function toFieldErrors(found: ErrorObject[], prefix: string): FieldError[] {
  const byPointer = new Map<string, FieldError>();
  for (const error of found) {
    const pointer = (prefix + pointerOf(error)).slice(0, MAX_POINTER);
    if (!byPointer.has(pointer)) byPointer.set(pointer, { pointer, ...describe(error) });
  }
  return [...byPointer.values()].slice(0, MAX_ERRORS);
}

/** Names a missing or unknown field itself, not the object around it. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const field = missingProperty ?? additionalProperty;
  return field === undefined ? instancePath : `${instancePath}/${escapePointer(field)}`;
}

function describe({ keyword, params, data }: ErrorObject): Omit<FieldError, 'pointer'> {
  // To a person, an empty text is a missing field.
  if (data === '') return { code: 'required' };
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { code: 'required' };
    case 'additionalProperties':
      return { code: 'unknown_field' };
    case 'type':
      return { code: /integer|number/.test(String(params.type)) ? 'number' : 'type' };
    case 'minimum':
      return { code: 'min', params: { minimum: limit } };
    case 'exclusiveMinimum':
      // The contract excludes no other number.
      return { code: 'positive' };
    case 'maximum':
      return { code: 'max', params: { maximum: limit } };
    case 'minLength':
      return { code: 'min_length', params: { minimum: limit } };
    case 'maxLength':
      return { code: 'max_length', params: { maximum: limit } };
    case 'minItems':
      return { code: 'min_items', params: { minimum: limit } };
    case 'maxItems':
      return { code: 'max_items', params: { maximum: limit } };
    case 'format':
      return { code: params.format === 'email' ? 'email' : 'invalid_format' };
    case 'pattern':
      return { code: 'invalid_format' };
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String).slice(0, MAX_ALLOWED);
      return { code: 'invalid_value', params: { allowed } };
    }
    default:
      return { code: 'invalid_value' };
  }
}
