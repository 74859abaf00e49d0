import { globSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from '../../server/http/contract.ts';
import { validatorsOf } from '../../server/http/validators.ts';
import { intlTags, locales, type Locale } from '../../src/i18n/locale.ts';
import {
  decodeFieldMessage,
  encodeFieldMessage,
  type FieldMessage,
} from '../../src/ui/forms/field-message.ts';
import { useFieldText } from '../../src/ui/forms/use-field-text.ts';
import { installZodMessages } from '../../src/ui/forms/zod-messages.ts';
import { fits, withValue } from '../conformance/breaks.ts';
import { allOperations, type OperationId, type Schema } from '../conformance/contract.ts';
import { messagesIn } from '../support/texts.ts';

/**
 * The form and the backend read the same contract, each with its own validator. For every broken
 * bound of every request field, both must report the same error, and there must be a text for it:
 * no message, and no number in one, is written by hand. src/ui/forms/zod-messages.test.ts and
 * server/http/field-errors.test.ts prove which error belongs to which bound.
 */
const contract = readContract();
const validators = validatorsOf(contract, operationsOf(contract));
const schemas = await generatedSchemas();

const found = new Map<OperationId, Report[]>();
beforeAll(() => {
  installZodMessages();
  for (const each of cases) found.set(each.id, reportsOf(each));
});
afterAll(() => {
  zod.config({ customError: undefined });
});

/** Their bodies have no form: store platforms write them. Nor have those that other systems write. */
const formless: readonly OperationId[] = ['receiveSallaDelivery', 'receiveZidDelivery'];

// A file has no bound in its schema: its contents decide.
const cases = allOperations.flatMap(({ id, tag, body, isForm }) =>
  body && !isForm && tag !== 'integration' && !formless.includes(id)
    ? [{ id, sound: soundValue(body), fields: fieldsOf(body) }]
    : [],
);

it.each(cases)(
  'a body of $id is judged alike by both, valid and with each broken bound',
  (each) => {
    expect(validators[each.id].body(each.sound)).toEqual([]);
    expect(schemaOf(each.id).safeParse(each.sound).error).toBeUndefined();
    const reports = found.get(each.id) ?? [];
    expect(reports.filter(({ app }) => app === undefined)).toEqual([]);
    expect(reports.map(({ what, app }) => [what, app])).toEqual(
      reports.map(({ what, server }) => [what, server]),
    );
  },
);

describe('what is said', () => {
  const said = () => [...found.values()].flat().flatMap(({ app }) => app ?? []);

  it('is every error that a bound can cause', () => {
    expect([...new Set(said().map(({ code }) => code))].sort()).toEqual([
      ...['email', 'invalid_format', 'invalid_value', 'max', 'max_items', 'max_length', 'min'],
      ...['min_items', 'min_length', 'number', 'positive', 'required', 'type'],
    ]);
  });

  it.each(locales)('has a text in %s', (language) => {
    for (const message of new Set(said().map(encodeFieldMessage))) {
      const words = wordsOf(language, message);
      expect(words, message).not.toBe('');
      expect(words).not.toContain('validation.');
      const { minimum, maximum } = decodeFieldMessage(message).params ?? {};
      const bound = minimum ?? maximum;
      // Arabic says "two letters" and "one element" without a digit.
      if (typeof bound === 'number' && !/حرفين|واحد/.test(words)) {
        expect(words).toContain(new Intl.NumberFormat(intlTags[language]).format(bound));
      }
    }
  });

  it.each([
    [{ code: 'required' }, 'This field is required'],
    [{ code: 'email' }, 'Invalid email format'],
    [{ code: 'number' }, 'This field must be a number'],
    [{ code: 'min', params: { minimum: 1 } }, 'Field must be at least 1'],
    [{ code: 'max', params: { maximum: 1_000_000 } }, 'Field must be at most 1,000,000'],
    [{ code: 'positive' }, 'Field must be greater than 0'],
    [{ code: 'invalid_phone' }, 'Invalid phone number'],
  ])('has the wording of the specification: %j', (message, words) => {
    expect(wordsOf('en', encodeFieldMessage(message))).toBe(words);
  });
});

/** What the app and the server report for one broken bound. */
interface Report {
  what: string;
  app: FieldMessage | undefined;
  server: FieldMessage | undefined;
}

function reportsOf({ id, sound, fields }: (typeof cases)[number]): Report[] {
  return fields.flatMap((field) =>
    wrongValues(field).map((value) => {
      const body = withValue(sound, field.path, value);
      const place = `/${field.path.join('/')}`;
      const what = `${place}: ${String(value).slice(0, 30)}`;
      return { what, app: appSays(id, body, place), server: serverSays(id, body, place) };
    }),
  );
}

interface Field {
  path: (string | number)[];
  schema: Schema;
  required: boolean;
}

/** Every field of a body, including those of its objects and of the first item of its lists. */
function fieldsOf({ properties = {}, required = [], items }: Schema): Field[] {
  const entries = items ? { 0: items } : properties;
  return Object.entries(entries).flatMap(([name, schema]) => {
    const below = fieldsOf(schema).map((field) => ({ ...field, path: [name, ...field.path] }));
    return [{ path: [name], schema, required: required.includes(name) }, ...below];
  });
}

/** A value that its schema accepts, with every field that it may have. */
function soundValue(schema: Schema): unknown {
  const { type, enum: choices, format, pattern, properties = {}, items } = schema;
  if (choices) return choices[0];
  if (type === 'boolean') return true;
  if (type === 'array') return [soundValue(items ?? {})];
  if (type === 'object') {
    const members = Object.entries(properties).map(([name, own]) => [name, soundValue(own)]);
    return Object.fromEntries(members) as object;
  }
  if (type !== 'string') return schema.maximum ?? 1;
  if (format === 'email') return 'sample@mizan.example';
  if (format === 'date') return '2026-11-21';
  if (format === 'date-time') return '2026-11-21T09:00:00Z';
  const { minLength = 0 } = schema;
  const texts = fc.stringMatching(new RegExp(pattern ?? '^s+$'), {
    // What is small is rarely as long as a secret.
    size: minLength > 10 ? 'medium' : 'small',
  });
  const [text] = fc.sample(
    texts.filter((each) => fits(schema, each)),
    { seed: 1, numRuns: 1 },
  );
  return text;
}

/** The keywords that {@link wrongValues} breaks. Only the backend checks `uniqueItems`. */
const known = new Set([
  ...['type', 'required', 'properties', 'additionalProperties', 'enum', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'items', 'minItems'],
  ...['maxItems', 'uniqueItems', 'description', 'x-assumption', 'x-enumDescriptions'],
]);

/** Values beyond each bound of a field, and one of another type; undefined leaves it out. */
function wrongValues({ schema, required }: Field): unknown[] {
  expect(Object.keys(schema).filter((word) => !known.has(word))).toEqual([]);
  const wrong = candidatesFor(schema).filter((value) => !fits(schema, value));
  return required ? [undefined, ...wrong] : wrong;
}

function candidatesFor(schema: Schema): unknown[] {
  const { type, format, minimum = 0, maximum = 0, minLength = 1, maxItems = 0 } = schema;
  // A longer text is neither a date nor a time.
  const { maxLength = 0 } = format?.startsWith('date') ? {} : schema;
  // A choice of another type may be reported as either.
  if (schema.enum) return type === 'string' ? ['', 'none of them'] : [-1];
  switch (type) {
    case 'string':
      return [
        ...['', 7, '\t'.repeat(minLength), 'nobody', '2026-02-30', 's'.repeat(minLength - 1)],
        String(soundValue(schema)).padStart(maxLength + 1, 's'),
      ];
    case 'integer':
      return ['abc', 1.5, -1, 0, minimum - 1, maximum + 1];
    case 'number':
      return ['abc', -1, 0, minimum - 1, maximum + 1];
    case 'array':
      return ['all of it', [], Array.from({ length: maxItems + 1 }, () => 'one too many')];
    default:
      return ['neither true nor an object'];
  }
}

/** The schemas that forms are validated with, by their generated names. */
async function generatedSchemas(): Promise<Map<string, unknown>> {
  const root = path.resolve(import.meta.dirname, '../../src/api/generated/zod');
  const modules = globSync('*/*.zod.ts', { cwd: root }).map(
    (file) => import(path.join(root, file)) as Promise<object>,
  );
  return new Map((await Promise.all(modules)).flatMap((module) => Object.entries(module)));
}

function schemaOf(id: OperationId): zod.ZodMiniType {
  const schema = schemas.get(`${id.charAt(0).toUpperCase()}${id.slice(1)}Body`);
  if (!(schema instanceof zod.ZodMiniType)) throw new Error(`There is no schema for ${id}`);
  return schema;
}

function appSays(id: OperationId, body: unknown, place: string) {
  const issues = schemaOf(id).safeParse(body).error?.issues ?? [];
  const issue = issues.find((each) => `/${each.path.join('/')}` === place);
  return issue && decodeFieldMessage(issue.message);
}

function serverSays(id: OperationId, body: unknown, place: string) {
  const found = validators[id].body(body).find(({ pointer }) => pointer === place);
  if (!found) return undefined;
  const { pointer: _place, ...message } = found;
  return message;
}

function wordsOf(language: Locale, message: string): string {
  const Words = () => useFieldText()(message);
  const provider = { locale: intlTags[language], messages: messagesIn(language) };
  return renderToStaticMarkup(createElement(IntlProvider, provider, createElement(Words)));
}
