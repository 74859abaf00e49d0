import fc from 'fast-check';
import { holdsCardNumber } from '../../common/card-number.ts';
import type { Schema } from './contract.ts';

/** What people type: both scripts, both kinds of digits, symbols, marks and emoji. */
const SIGNS = [
  ...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأإؤئ',
  ...'ًٌٍَُِّْـ',
  ...'٠١٢٣٤٥٦٧٨٩',
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'0123456789',
  ...` .,;:!?'"()-_/&%#@+*=~^|[]{}$\\`,
  ...'éñ中日😀👩‍👧𐎀\u{10FFFF}\u0301\u0302\u200B',
];

const sign = fc.constantFrom(...SIGNS);
const known = new WeakMap<Schema, fc.Arbitrary<unknown>>();

/** Values that a schema accepts. Rules across fields are up to the recipes. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const made = known.get(schema) ?? make(schema);
  known.set(schema, made);
  return made;
}

function make(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const length = {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      };
      const items = arbitraryOf(schema.items ?? {});
      return schema.uniqueItems ? fc.uniqueArray(items, length) : fc.array(items, length);
    }
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1,
        max: schema.maximum ?? 2 ** 31 - 1,
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      throw new Error(`No value is made for ${JSON.stringify(schema)} yet`);
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
    noNullPrototype: true,
  });
}

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(1e9).map((number) => `person-${number}@shop.example`);
  if (format === 'date') return fc.nat(3000).map((days) => dayAfter(days));
  if (format === 'password') return fc.stringMatching(/^[a-z]{4}-[a-z]{4}-[a-z]{4}-[0-9]{2}$/);
  if (format === 'date-time') return fc.nat(3000).map((days) => `${dayAfter(days)}T09:00:00Z`);
  const expression = new RegExp(pattern ?? '', 'u');
  // Open character classes are tried with what people type; named ones with their own characters.
  const isFree = /\[\^/.test(pattern ?? '');
  const text = isFree
    ? fc.string({ unit: sign, minLength, maxLength: Math.min(maxLength, 200), size: 'small' })
    : fc.stringMatching(sized(expression, minLength, maxLength));
  return text.filter(
    (each) =>
      expression.test(each) &&
      lengthOf(each) >= minLength &&
      lengthOf(each) <= maxLength &&
      !holdsCardNumber(each),
  );
}

/** Some characters of one class, with the lengths of the schema, which few of any length have. */
function sized({ source }: RegExp, minLength: number, maxLength: number): RegExp {
  const bounds = `{${minLength},${Math.min(maxLength, minLength + 40)}}`;
  return new RegExp(source.replace(/^\^(\[[^\]]+\])[+*]\$$/, `^$1${bounds}$$`), 'u');
}

/** Code points, as JSON Schema counts. */
function lengthOf(text: string): number {
  return [...text].length;
}

function dayAfter(days: number): string {
  return new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
}
