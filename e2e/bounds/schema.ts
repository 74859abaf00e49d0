import fc from 'fast-check';
import type { FieldMessage } from '../../src/ui/forms/field-message.ts';

/** The JSON Schema keywords of request bodies. An unknown keyword stops the test that walks it. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'array';
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: false;
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
}

const known = new Set([
  ...['$ref', 'type', 'required', 'properties', 'additionalProperties', 'enum', 'format'],
  ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  // Forms cannot contain duplicates: only the backend checks `uniqueItems`.
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['description', 'x-assumption'],
]);

/** A place in a body with its schema, all references resolved. */
export interface Field {
  path: string[];
  schema: Schema;
  required: boolean;
}

/** Every field of a body, including those of its objects and of the first item of its lists. */
export function fieldsOf(schema: Schema, resolve: (ref: string) => Schema): Field[] {
  const { properties = {}, required = [], items } = follow(schema, resolve);
  const entries = items ? { 0: items } : properties;
  return Object.entries(entries).flatMap(([name, property]) => {
    const own = follow(property, resolve);
    const below = fieldsOf(own, resolve).map((field) => ({
      ...field,
      path: [name, ...field.path],
    }));
    return [{ path: [name], schema: own, required: required.includes(name) }, ...below];
  });
}

function follow(schema: Schema, resolve: (ref: string) => Schema): Schema {
  const { $ref, ...own } = schema;
  const unknown = Object.keys(schema).find((word) => !known.has(word));
  if (unknown !== undefined) throw new Error(`No test breaks "${unknown}" yet`);
  return $ref === undefined ? own : { ...follow(resolve($ref), resolve), ...own };
}

/** A value that its schema accepts; an object or list is empty, to be filled with its fields. */
export function soundValue({ type, enum: choices, format, ...bounds }: Schema): unknown {
  if (choices) return choices[0];
  if (type === 'object') return {};
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type !== 'string') return bounds.maximum ?? 1;
  if (format === 'email') return 'sample@mizan.example';
  if (format === 'date') return '2026-11-21';
  return textOf(fc.stringMatching(new RegExp(bounds.pattern ?? '^s+$')), bounds);
}

/** A way to break exactly one bound of a field, and the error it must cause. */
export interface Break {
  bound: string;
  /** undefined omits the field. */
  value: unknown;
  says: FieldMessage;
}

/** One break for each bound of a field. */
export function breaksOf({ schema, required }: Field): Break[] {
  const { type, enum: choices, format, pattern, minLength, maxLength } = schema;
  // A number outside of its enum is always reported as a choice.
  const { minimum, maximum, exclusiveMinimum } = choices ? {} : schema;
  const { minItems, maxItems } = schema;
  const isFigure = !choices && (type === 'integer' || type === 'number');
  const breaks: (Break | false | undefined)[] = [
    required && { bound: 'required', value: undefined, says: { code: 'required' } },
    type === 'string' && { bound: 'not empty', value: '', says: { code: 'required' } },
    type === 'string' && !choices && { bound: 'type', value: 7, says: { code: 'type' } },
    type === 'boolean' && { bound: 'type', value: 'yes', says: { code: 'type' } },
    type === 'object' && { bound: 'type', value: 'all of it', says: { code: 'type' } },
    type === 'array' && { bound: 'type', value: 'all of it', says: { code: 'type' } },
    isFigure && { bound: 'type', value: 'abc', says: { code: 'number' } },
    isFigure && type === 'integer' && { bound: 'whole', value: 1.5, says: { code: 'number' } },
    minimum !== undefined && {
      bound: 'minimum',
      value: minimum - 1,
      says: { code: 'min', params: { minimum } },
    },
    maximum !== undefined && {
      bound: 'maximum',
      value: maximum + 1,
      says: { code: 'max', params: { maximum } },
    },
    minItems !== undefined && {
      bound: 'minItems',
      value: [],
      says: { code: 'min_items', params: { minimum: minItems } },
    },
    maxItems !== undefined && {
      bound: 'maxItems',
      value: Array.from({ length: maxItems + 1 }, () => 'one too many'),
      says: { code: 'max_items', params: { maximum: maxItems } },
    },
    // A date has one length: a longer text is not a date.
    maxLength !== undefined &&
      format !== 'date' && {
        bound: 'maxLength',
        value: String(soundValue(schema)).padStart(maxLength + 1, 's'),
        says: { code: 'max_length', params: { maximum: maxLength } },
      },
    minLength !== undefined &&
      minLength > 1 && {
        bound: 'minLength',
        value: 's'.repeat(minLength - 1),
        says: { code: 'min_length', params: { minimum: minLength } },
      },
    format === 'date' && {
      bound: 'format',
      value: '2026-02-30',
      says: { code: 'invalid_format' },
    },
    format === 'email' && { bound: 'format', value: 'nobody', says: { code: 'email' } },
    pattern !== undefined && {
      bound: 'pattern',
      value: textOf(fc.string({ unit: 'binary' }), schema, (text) => !matches(text, pattern)),
      says: { code: 'invalid_format' },
    },
    choices && {
      bound: 'enum',
      value: type === 'string' ? 'none of them' : unlisted(choices),
      says: { code: 'invalid_value', params: { allowed: choices.map(String) } },
    },
    ...[0, -1].map(
      (value) =>
        exclusiveMinimum === 0 && { bound: `above ${value}`, value, says: { code: 'positive' } },
    ),
  ];
  return breaks.filter((each) => each !== false && each !== undefined);
}

/** The first whole number from 0 on that is not in the list. */
function unlisted(choices: readonly unknown[]): number {
  let figure = 0;
  while (choices.includes(figure)) figure += 1;
  return figure;
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}

function textOf(
  texts: fc.Arbitrary<string>,
  { minLength = 1, maxLength = Infinity }: Schema,
  isWanted: (text: string) => boolean = () => true,
): string {
  const fitting = texts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && isWanted(text),
  );
  const [text] = fc.sample(fitting, { seed: 1, numRuns: 1 });
  if (text === undefined) throw new Error('No text fits');
  return text;
}
