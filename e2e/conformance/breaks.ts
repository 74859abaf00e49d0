import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { escapePointer } from '../../common/contract/document.ts';
import type { Schema } from './contract.ts';
import type { Draw } from './draw.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const compiled = new WeakMap<Schema, ValidateFunction>();

/** Whether a value matches a schema of the contract. */
export function fits(schema: Schema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value);
}

/** A body with exactly one place that breaks its schema. */
export interface BrokenBody {
  body: unknown;
  /** JSON pointer that the answer must name. */
  pointer: string;
  what: string;
}

interface Part {
  path: (string | number)[];
  schema: Schema;
  value: unknown;
  /** The schema of the object that it is a member of. */
  owner?: Schema;
}

/** Breaks one place of a valid body, one of its schema's rules; undefined if there is none. */
export function breakBody(schema: Schema, body: unknown, draw: Draw): BrokenBody | undefined {
  const parts = partsOf(schema, body, []);
  for (let tries = 0; tries < 20; tries += 1) {
    const { path, schema: own, value } = draw.one(parts);
    const broken = breakValue(own, value, path.length === 0, draw);
    if (!broken) continue;
    return {
      body: withValue(body, path, broken.value),
      pointer: [...path, ...broken.below].map((key) => `/${escapePointer(String(key))}`).join(''),
      what: broken.what,
    };
  }
  return undefined;
}

interface BrokenValue {
  value: unknown;
  /** From the broken place up to the one that the answer must name. */
  below: string[];
  what: string;
}

function breakValue(
  schema: Schema,
  value: unknown,
  isRoot: boolean,
  draw: Draw,
): BrokenValue | undefined {
  if (schema.type === 'object' && (isRoot || draw.chance(0.7))) {
    const members = value as Record<string, unknown>;
    const present = (schema.required ?? []).filter((name) => name in members);
    if (present.length > 0 && draw.chance(0.5)) {
      const name = draw.one(present);
      const { [name]: _gone, ...rest } = members;
      return { value: rest, below: [name], what: `without ${name}` };
    }
    if (schema.additionalProperties !== false) return undefined;
    const name = draw.one(['not_in_the_contract', 'ID', 'account_id', 'balance', 'is_admin', '']);
    if (name in (schema.properties ?? {})) return undefined;
    const added = { ...members, [name]: draw.one<unknown>([true, 'x', null, 1, {}]) };
    return { value: added, below: [name], what: `with the unknown field "${name}"` };
  }
  if (isRoot) return undefined;
  const wrong = draw.one(wrongValues(schema, value));
  if (fits(schema, wrong)) return undefined;
  return { value: wrong, below: [], what: `as ${JSON.stringify(wrong).slice(0, 60)}` };
}

/** Candidates; the schema decides which of them are invalid. */
function wrongValues(schema: Schema, value: unknown): unknown[] {
  const others = [null, true, 7, 'x', [], {}, [null]];
  const text = typeof value === 'string' ? value : 'x';
  const tooLong = schema.maxLength ?? 100;
  switch (schema.type) {
    case 'string':
      return [
        ...others,
        ...[
          '',
          ' ',
          '\t',
          '\u0000',
          `${text}\u0000`,
          `${text}\n`,
          `${text}\uD83D`,
          '\uDC00',
          '\u202Egnp',
          '<b>',
          '٧',
          '-1',
        ],
        ...['../../etc/passwd', "' OR 1=1 --", '${7*7}', 'nobody', '%00', '\uFFFF', '2026-02-30'],
        ...['x', '7', 'م', '😀', 'e\u0301\u0302'].map((each) => each.repeat(tooLong + 1)),
        text.toUpperCase(),
        text.toLowerCase(),
      ];
    case 'integer':
    case 'number':
      return [
        ...others,
        ...[-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, '7', '', '٧', 'NaN'],
        (schema.maximum ?? 0) + 1,
        (schema.minimum ?? 0) - 1,
      ];
    case 'boolean':
      return [...others, 'true', 0, 1, ''];
    case 'array': {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      const many = Array.from({ length: (schema.maxItems ?? 10) + 1 }, () => items[0] ?? 'x');
      return [...others, [...items, null], [...items, ...items], many];
    }
    default:
      return others;
  }
}

/** A value and everything in it that its schema knows. */
export function partsOf(
  schema: Schema,
  value: unknown,
  path: Part['path'],
  owner?: Schema,
): Part[] {
  const here: Part = { path, schema, value, ...(owner && { owner }) };
  if (schema.type === 'object' && typeof value === 'object' && value !== null) {
    const below = Object.entries(value).flatMap(([name, member]) => {
      const own = schema.properties?.[name];
      return own ? partsOf(own, member, [...path, name], schema) : [];
    });
    return [here, ...below];
  }
  if (schema.type === 'array' && Array.isArray(value) && schema.items) {
    const { items } = schema;
    return [here, ...value.flatMap((item, index) => partsOf(items, item, [...path, index]))];
  }
  return [here];
}

/** A copy of the body with another value at one place; undefined removes it. */
export function withValue(body: unknown, path: Part['path'], value: unknown): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const node = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  if (value === undefined) Reflect.deleteProperty(node as object, last);
  else Reflect.set(node as object, last, value);
  return copy;
}
