import { beforeAll, expect, test } from 'vitest';
import { type Finding, findingsIn } from './lint-contract.ts';

const description = 'What it is.';
const limits = {
  'RateLimit-Limit': { description },
  'RateLimit-Remaining': { description },
  'RateLimit-Reset': { description },
};
const headers = {
  ...limits,
  'Request-Id': { description },
  'Content-Disposition': { description },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (type: string, schema: string, sent: object = headers) => ({
  description,
  headers: sent,
  content: { [type]: { schema: ref(schema) } },
});

/** Each promise kept once, and broken in each way. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.0.0' },
  security: [{ session: [] }],
  tags: [{ name: 'parcels' }, { name: 'drafts' }, { name: 'integration' }],
  paths: {
    '/website/parcels': {
      get: {
        operationId: 'kept',
        tags: ['parcels'],
        responses: {
          '200': answer('application/json', 'Parcel'),
          '400': answer('application/problem+json', 'Parcel'),
        },
      },
      post: {
        operationId: 'wrongWay',
        security: [{ apiKey: [] }],
        tags: ['integration'],
        requestBody: { content: { 'multipart/form-data': { schema: ref('Parcel') } } },
        responses: { '200': answer('application/json', 'Parcel', limits) },
      },
    },
    '/website/shipment-drafts': {
      get: { operationId: 'draftedElsewhere', tags: ['parcels'] },
    },
    '/parcels': {
      get: {
        security: [{ apiKey: [] }],
        responses: {
          '200': answer('application/pdf', 'ParcelCsv', {
            ...limits,
            'Request-Id': { description },
          }),
          '400': answer('application/json', 'Parcel'),
          '429': answer('application/problem+json', 'Parcel'),
        },
      },
    },
  },
  components: {
    schemas: {
      Parcel: {
        properties: {
          rows: {
            type: 'array',
            description: 'At least 1, at most 20 rows.',
            minItems: 1,
            maxItems: 20,
          },
          few: { type: 'array', description: 'At most 20 rows.', maxItems: 10 },
          first: { type: 'integer', description: 'Counting from 1.', minimum: 0 },
          code: { type: 'string', description: 'A code of six digits.', maxLength: 4 },
          grace: { type: 'integer', description: 'One of `0` or `72`.', maximum: 73 },
          file: { type: 'string', description: 'At most 5 MiB.', maxLength: 10 },
          open_hours: { type: 'integer', description: 'Hours from opening to closing.' },
          grace_hours: { type: 'integer', description: 'Days until it ends.' },
          weight_grams: ref('WeightGrams'),
          length_ms: ref('Length'),
          transit_days: { type: 'integer', description: 'Weeks, from the day of collection.' },
        },
      },
      ParcelCsv: { type: 'string' },
      WeightGrams: { type: 'integer', description: 'Weight in grams.' },
      Length: { type: 'integer', description: 'Length in seconds.' },
    },
  },
};

let findings: Finding[] = [];
beforeAll(async () => {
  findings = await findingsIn(contract);
});

const placesOf = (rule: string) =>
  findings.filter(({ code }) => code === rule).map(({ path }) => path.slice(-3).join(' '));

test.each([
  [
    'words-keep-bounds',
    [
      'Parcel properties few',
      'Parcel properties first',
      'Parcel properties code',
      'Parcel properties grace',
    ],
  ],
  [
    'unit-named',
    [
      'Parcel properties grace_hours',
      'Parcel properties length_ms',
      'Parcel properties transit_days',
    ],
  ],
  [
    'security-by-path',
    ['paths /website/parcels post', 'paths /website/parcels post', 'paths /parcels get'],
  ],
  [
    'media-type',
    [
      'requestBody content multipart/form-data',
      '200 content application/pdf',
      '400 content application/json',
    ],
  ],
  ['tag-by-path', ['paths /website/parcels post', 'paths /website/shipment-drafts get']],
  ['answer-headers', ['responses 200 headers']],
  ['retry-headers', ['responses 429 headers']],
  ['file-headers', ['responses 200 headers']],
])('%s finds what breaks it, and nothing else', (rule, places) => {
  expect(placesOf(rule)).toEqual(places);
});
