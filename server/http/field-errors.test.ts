import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { toFieldErrors } from './field-errors.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
addFormats.default(ajv);

function errorsOf(schema: object, value: unknown) {
  const validate = ajv.compile(schema);
  validate(value);
  return toFieldErrors(validate.errors ?? [], '');
}

const inField = (schema: object) => ({ type: 'object', properties: { field: schema } });

it.each([
  [{ type: 'integer' }, 'seven', { code: 'number' }],
  [{ type: 'number' }, null, { code: 'number' }],
  [{ type: 'string' }, 7, { code: 'type' }],
  [{ type: 'boolean' }, 'yes', { code: 'type' }],
  [{ minimum: 1 }, 0, { code: 'min', params: { minimum: 1 } }],
  [{ maximum: 100 }, 101, { code: 'max', params: { maximum: 100 } }],
  [{ exclusiveMinimum: 0 }, 0, { code: 'positive' }],
  [{ minLength: 1 }, '', { code: 'required' }],
  [{ format: 'email' }, '', { code: 'required' }],
  [{ enum: ['kg', 'g'] }, '', { code: 'required' }],
  [{ minLength: 16 }, 'short', { code: 'min_length', params: { minimum: 16 } }],
  [{ maxLength: 3 }, 'four', { code: 'max_length', params: { maximum: 3 } }],
  [{ minItems: 1 }, [], { code: 'min_items', params: { minimum: 1 } }],
  [{ maxItems: 1 }, [1, 2], { code: 'max_items', params: { maximum: 1 } }],
  [{ format: 'email' }, 'nobody', { code: 'email' }],
  [{ format: 'date' }, '2026-02-30', { code: 'invalid_format' }],
  [{ pattern: '^[a-z]+$' }, 'A', { code: 'invalid_format' }],
  [{ enum: ['kg', 'g'] }, 'stone', { code: 'invalid_value', params: { allowed: ['kg', 'g'] } }],
  [{ const: 1 }, 2, { code: 'invalid_value' }],
])('reports %j against %j with the codes of the contract', (schema, value, expected) => {
  expect(errorsOf(inField(schema), { field: value })).toEqual([{ pointer: '/field', ...expected }]);
});

it('names the missing or unknown field, not the object around it', () => {
  const closed = { type: 'object', properties: { full_name: {} }, additionalProperties: false };
  const schema = {
    type: 'object',
    properties: { receiver: { ...closed, required: ['full_name'] } },
  };
  expect(errorsOf(schema, { receiver: { 'a/b~c': 1 } })).toEqual([
    { pointer: '/receiver/full_name', code: 'required' },
    { pointer: '/receiver/a~1b~0c', code: 'unknown_field' },
  ]);
});

it('names a field once, with its first error', () => {
  const schema = inField({ type: 'string', minLength: 1, pattern: '^a' });
  expect(errorsOf(schema, { field: '' })).toEqual([{ pointer: '/field', code: 'required' }]);
});

it('stays within the limits of a problem, whatever was sent', () => {
  const names = Array.from({ length: 500 }, (_, index) => `x${index}`);
  const many = Object.fromEntries(names.map((name) => [name, 1]));
  const unknown = Object.fromEntries(names.map((name) => [name.padStart(300, 'x'), 1]));
  const closed = { type: 'object', additionalProperties: false };
  expect(errorsOf(closed, many)).toHaveLength(100);
  expect(errorsOf(closed, unknown).every(({ pointer }) => pointer.length <= 200)).toBe(true);
});
