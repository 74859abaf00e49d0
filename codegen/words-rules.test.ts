import { beforeAll, describe, expect, test } from 'vitest';
import { type Finding, findingsIn } from './lint-contract.ts';

const description = 'What it is.';
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Sentences that strangers stumbled over. */
const STILTED = [
  'The how-manieth movement of the account it is.',
  'The item, whosever it is.',
  'Hours that the secret of now stays valid.',
  'Stands for a saved card of this merchant.',
  'The key is no test key.',
  'The key has not the scope that it needs.',
  'The account has so many keys.',
  'What waits is not sent any more.',
  'Sends the webhook once more.',
  'The web app says so.',
];
const PLAIN = [
  'Position of the movement in the account’s ledger, counting from 1.',
  'Hours for which the current secret stays valid.',
  'There is no code to send again.',
  'It is no longer valid.',
  'Number of products besides the first.',
];

/** Each part once with words and once without. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.0.0', description: 'Whoever reads it has it by now.' },
  tags: [...STILTED, ...PLAIN].map((sentence) => ({ name: sentence, description: sentence })),
  paths: {
    '/told': {
      post: {
        summary: 'List',
        description,
        parameters: [
          {
            ...{ name: 'sort', in: 'query', description: 'By `weight`; a leading minus descends.' },
            schema: { type: 'string', enum: ['weight', '-weight'] },
          },
        ],
        requestBody: { description, content: {} },
        responses: { '200': { description, headers: { Told: { description } } } },
      },
    },
    '/silent': {
      post: {
        parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['weight'] } }],
        requestBody: { content: {} },
        responses: { '200': { headers: { Silent: {} } } },
      },
    },
  },
  components: {
    schemas: {
      Line: { type: 'string', description: 'One line of text.' },
      ParcelId: { type: 'string', description: 'Identifies a parcel.' },
      Undescribed: { type: 'string' },
      Weight: { type: 'integer', description: 'Weight in grams.' },
      Parcel: {
        description: 'A parcel.',
        properties: {
          id: ref('ParcelId'),
          weight: ref('Weight'),
          note: { ...ref('Line'), description: 'For the courier.' },
          previous_id: ref('ParcelId'),
          label: ref('Line'),
          size: ref('Undescribed'),
          fragile: { type: 'boolean' },
        },
      },
      Told: {
        description: '`open` until it is sent; also a member of `Parcel`.',
        enum: ['open', 'sent', 'weight'],
        'x-enumDescriptions': { sent: 'On its way.' },
        'x-assumption': 'The specification names no values.',
      },
      Silent: { description, enum: ['open', 'sent'], 'x-enumDescriptions': { lost: 'Gone.' } },
      Language: { description: '`ar` or `en`.', enum: ['ar', 'en'] },
      Constant: { description: 'Always `ok`.', enum: ['ok'] },
    },
  },
};

describe('the words of the contract', () => {
  let found: Finding[];
  beforeAll(async () => {
    found = await findingsIn(contract);
  }, 120_000);
  const places = (rule: string) =>
    found.filter(({ code }) => code === rule).map((each) => each.path.join('.'));

  test('each part is described, by itself or by a schema that says what it means there', () => {
    expect(new Set(places('part-described'))).toEqual(
      new Set([
        'paths./silent.post',
        'paths./silent.post.parameters.0',
        'paths./silent.post.requestBody',
        'paths./silent.post.responses.200',
        'paths./silent.post.responses.200.headers.Silent',
        'components.schemas.Undescribed',
        'components.schemas.Parcel.properties.previous_id',
        'components.schemas.Parcel.properties.label',
        'components.schemas.Parcel.properties.size',
        'components.schemas.Parcel.properties.fragile',
      ]),
    );
  });

  test('each value is described, and no other', () => {
    const messages = found.filter(({ code }) => code === 'enum-values-described');
    expect(messages.map(({ message, path: at }) => [at.slice(0, 3).join('.'), message])).toEqual([
      ['paths./silent.post', 'The value "weight" is not described'],
      ['components.schemas.Silent', 'The value "open" is not described'],
      ['components.schemas.Silent', 'The value "sent" is not described'],
      ['components.schemas.Silent', '"x-enumDescriptions" has the unknown value "lost"'],
    ]);
  });

  test('a set of values that the specification does not name is marked as an assumption', () => {
    expect(places('value-set-decided')).toEqual(['components.schemas.Silent']);
  });

  test('words that a reader has to decipher are refused, with what to write instead', () => {
    const messages = found.filter(
      ({ code, path: at }) => code === 'plain-words' && at[0] === 'info',
    );
    expect(messages.map(({ message }) => message)).toEqual([
      'Instead of "by now", write "already" or "so far"',
      'Instead of "Whoever", write "anyone who" or "those who"',
    ]);
  });

  test('the list of words knows the sentences that strangers stumbled over, and no plain one', () => {
    const refused = new Set(places('plain-words'));
    const isRefused = (_: string, index: number) => refused.has(`tags.${index}.description`);
    expect([...STILTED, ...PLAIN].filter(isRefused)).toEqual(STILTED);
  });
});
