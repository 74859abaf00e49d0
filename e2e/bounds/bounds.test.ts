import { globSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { valueAt } from '../../common/contract/document.ts';
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
import { messagesIn } from '../support/texts.ts';
import { breaksOf, fieldsOf, soundValue, type Schema } from './schema.ts';

/**
 * The form and the backend read the same contract, each with its own validator. For every broken
 * bound of every request field, both must report the same error, and there must be a text for it:
 * no message, and no number in one, is written by hand.
 */
const contract = readContract();
// A file has no bound in its schema: its contents decide. A notification has no form: the payment
// provider writes it.
const operations = operationsOf(contract).filter(
  ({ id, body, isForm }) => body !== null && !isForm && id !== 'receivePaymentNotification',
);
const validators = validatorsOf(contract, operations);
const schemas = await generatedSchemas();

beforeAll(installZodMessages);
afterAll(() => {
  zod.config({ customError: undefined });
});

const cases = operations.map(({ id, body }) => {
  const fields = fieldsOf({ $ref: `#${body}` }, (ref) => valueAt(contract, ref) as Schema);
  const sound: object = {};
  for (const field of fields) put(sound, field.path, soundValue(field.schema));
  return { id, sound, fields };
});
const breaks = cases.flatMap(({ id, sound, fields }) =>
  fields.flatMap((field) =>
    breaksOf(field).map((each) => {
      const body = structuredClone(sound);
      put(body, field.path, each.value);
      return { id, body, path: field.path, ...each };
    }),
  ),
);

describe('a body of the contract', () => {
  it('has many bounds to break', () => {
    expect(operations.length).toBeGreaterThan(2);
    expect(breaks.length).toBeGreaterThan(200);
  });

  it.each(cases)('$id is accepted by both while it is valid', ({ id, sound }) => {
    expect(validators[id].body(sound)).toEqual([]);
    expect(schemaOf(id).safeParse(sound).error).toBeUndefined();
  });

  it.each(breaks)('$id $path: $bound', ({ id, body, path: field, says }) => {
    expect(appSays(id, body, field)).toEqual(says);
    expect(serverSays(id, body, field)).toEqual(says);
  });
});

describe('what is said', () => {
  const said = [...new Set(breaks.map(({ says }) => encodeFieldMessage(says)))];

  it.each(locales.flatMap((language) => said.map((message) => [language, message] as const)))(
    'has a text in %s: %s',
    (language, message) => {
      const words = wordsOf(language, message);
      expect(words).not.toBe('');
      expect(words).not.toContain('validation.');
      const { minimum, maximum } = decodeFieldMessage(message).params ?? {};
      const bound = minimum ?? maximum;
      // Arabic says "two letters" and "one element" without a digit.
      if (typeof bound === 'number' && !/حرفين|واحد/.test(words)) {
        expect(words).toContain(new Intl.NumberFormat(intlTags[language]).format(bound));
      }
    },
  );

  it.each<[FieldMessage, string]>([
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

/** The schemas that forms are validated with, by their generated names. */
async function generatedSchemas(): Promise<Map<string, unknown>> {
  const root = path.resolve(import.meta.dirname, '../../src/api/generated/zod');
  const modules = globSync('*/*.zod.ts', { cwd: root }).map(
    (file) => import(path.join(root, file)) as Promise<object>,
  );
  return new Map((await Promise.all(modules)).flatMap((module) => Object.entries(module)));
}

function schemaOf(id: string): zod.ZodMiniType {
  const schema = schemas.get(`${id.charAt(0).toUpperCase()}${id.slice(1)}Body`);
  if (!(schema instanceof zod.ZodMiniType)) throw new Error(`There is no schema for ${id}`);
  return schema;
}

function appSays(id: string, body: object, field: string[]): FieldMessage | undefined {
  const issues = schemaOf(id).safeParse(body).error?.issues ?? [];
  const issue = issues.find((each) => each.path.join('/') === field.join('/'));
  return issue && decodeFieldMessage(issue.message);
}

function serverSays(
  id: (typeof operations)[number]['id'],
  body: object,
  field: string[],
): FieldMessage | undefined {
  const found = validators[id].body(body).find(({ pointer }) => pointer === `/${field.join('/')}`);
  if (!found) return undefined;
  const { pointer: _place, ...message } = found;
  return message;
}

function wordsOf(language: Locale, message: string): string {
  const Words = () => useFieldText()(message);
  const provider = { locale: intlTags[language], messages: messagesIn(language) };
  return renderToStaticMarkup(createElement(IntlProvider, provider, createElement(Words)));
}

function put(body: object, [first = '', ...rest]: string[], value: unknown): void {
  const node = body as Record<string, object>;
  if (rest.length > 0) put(node[first] ?? {}, rest, value);
  else if (value === undefined) Reflect.deleteProperty(node, first);
  else Reflect.set(node, first, value);
}
