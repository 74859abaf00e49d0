import { expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../../common/contract/document.ts';
import { contractChanges } from './contract-changes.ts';
import { sampleContract, schemaIn } from './sample-contract.ts';

type Edit = (contract: ContractDocument) => void;

function changesAfter(edit: Edit): string[] {
  const after = structuredClone(sampleContract);
  edit(after);
  return contractChanges(sampleContract, after).map(
    ({ severity, subject, direction, what }) =>
      `${severity}: ${subject}${direction ? ` (${direction})` : ''} ${what}`,
  );
}

const inSchema =
  (name: string, change: (schema: Schema) => void): Edit =>
  (contract) => {
    change(schemaIn(contract, name));
  };
const inProperty = (name: string, property: string, change: Schema): Edit =>
  inSchema(name, ({ properties = {} }) => {
    properties[property] = { ...properties[property], ...change };
  });
const inOperation =
  (method: string, change: (operation: ContractDocument['paths'][string][string]) => void): Edit =>
  (contract) => {
    const operation = contract.paths['/parcels']?.[method];
    if (operation) change(operation);
  };

/** `Order` is only sent, `Parcel` only answered, `Size` both. */
const cases: [string, Edit, string[]][] = [
  ['nothing', () => undefined, []],
  [
    'a property is removed from an answer',
    inSchema('Parcel', ({ properties }) => delete properties?.note),
    ['breaking: Parcel.note (answer) property removed'],
  ],
  [
    'a property is removed from a request',
    inSchema('Order', ({ properties }) => delete properties?.note),
    ['breaking: Order.note (request) property removed'],
  ],
  [
    'a property is added to an answer',
    inProperty('Parcel', 'colour', { type: 'string' }),
    ['additive: Parcel.colour (answer) optional property added'],
  ],
  [
    'a property is added to a request',
    inProperty('Order', 'colour', { type: 'string' }),
    ['additive: Order.colour (request) optional property added'],
  ],
  [
    'a required property is added to a request',
    inSchema('Order', (order) => {
      order.properties = { ...order.properties, colour: { type: 'string' } };
      order.required = ['weight', 'colour'];
    }),
    ['breaking: Order.colour (request) required property added'],
  ],
  [
    'a property becomes required in a request',
    inSchema('Order', (order) => order.required?.push('note')),
    ['breaking: Order.note (request) now required'],
  ],
  [
    'a property becomes optional in a request',
    inSchema('Order', (order) => (order.required = [])),
    ['additive: Order.weight (request) now optional'],
  ],
  [
    'a property becomes optional in an answer',
    inSchema('Parcel', (parcel) => (parcel.required = [])),
    ['breaking: Parcel.status (answer) now optional'],
  ],
  [
    'a property becomes required in an answer',
    inSchema('Parcel', (parcel) => parcel.required?.push('note')),
    ['additive: Parcel.note (answer) now required'],
  ],
  [
    'a value is no longer accepted',
    inProperty('Order', 'kind', { enum: ['box'] }),
    ['breaking: Order.kind (request) enum "bag" removed'],
  ],
  [
    'a new value is accepted',
    inProperty('Order', 'kind', { enum: ['box', 'bag', 'tube'] }),
    ['additive: Order.kind (request) enum "tube" added'],
  ],
  [
    'a new value is answered',
    inProperty('Parcel', 'status', { enum: ['new', 'sent', 'lost'] }),
    ['breaking: Parcel.status (answer) enum "lost" added'],
  ],
  [
    'a value is no longer answered',
    inProperty('Parcel', 'status', { enum: ['new'] }),
    ['additive: Parcel.status (answer) enum "sent" removed'],
  ],
  [
    'another type, in both directions',
    inProperty('Size', 'width', { type: 'number' }),
    [
      'breaking: Size.width (request) type "integer" removed',
      'breaking: Size.width (answer) type "number" added',
      'additive: Size.width (request) type "number" added',
      'additive: Size.width (answer) type "integer" removed',
    ],
  ],
  [
    'an upper bound falls, in both directions',
    inProperty('Size', 'width', { maximum: 50 }),
    [
      'breaking: Size.width (request) maximum: 100 -> 50',
      'additive: Size.width (answer) maximum: 100 -> 50',
    ],
  ],
  [
    'an upper bound rises, in both directions',
    inProperty('Size', 'width', { maximum: 200 }),
    [
      'breaking: Size.width (answer) maximum: 100 -> 200',
      'additive: Size.width (request) maximum: 100 -> 200',
    ],
  ],
  [
    'a lower bound is added, in both directions',
    inProperty('Size', 'width', { minimum: 1 }),
    [
      'breaking: Size.width (request) minimum: none -> 1',
      'additive: Size.width (answer) minimum: none -> 1',
    ],
  ],
  [
    'another pattern breaks both',
    inProperty('Size', 'unit', { pattern: '^m$' }),
    [
      'breaking: Size.unit (request) pattern: "^[a-z]+$" -> "^m$"',
      'breaking: Size.unit (answer) pattern: "^[a-z]+$" -> "^m$"',
    ],
  ],
  [
    'a keyword that the rules do not know',
    inProperty('Order', 'note', { oneOf: [] }),
    ['breaking: Order.note (request) oneOf: none -> []'],
  ],
  [
    'additional properties are accepted',
    inSchema('Order', (order) => (order.additionalProperties = true)),
    ['additive: Order (request) additional properties: false -> true'],
  ],
  [
    'additional properties are answered',
    inSchema('Parcel', (parcel) => (parcel.additionalProperties = true)),
    ['breaking: Parcel (answer) additional properties: false -> true'],
  ],
  [
    'wording',
    inProperty('Order', 'note', { description: 'Anything.' }),
    ['documentation: Order.note (request) description reworded'],
  ],
  [
    'a deprecation',
    inProperty('Order', 'note', { deprecated: true }),
    ['additive: Order.note (request) deprecated'],
  ],
  [
    'an operation is removed',
    (contract) => delete contract.paths['/parcels']?.post,
    ['breaking: createParcel post /parcels removed'],
  ],
  [
    'an operation is added',
    (contract) => {
      const operation = contract.paths['/parcels']?.get;
      if (operation) contract.paths['/bags'] = { get: { ...operation, operationId: 'listBags' } };
    },
    ['additive: listBags get /bags added'],
  ],
  [
    'an operation is renamed',
    inOperation('get', (operation) => (operation.operationId = 'findParcels')),
    ['breaking: listParcels renamed to findParcels'],
  ],
  [
    'another authentication scheme',
    inOperation('get', (operation) => (operation.security = [{ apiKey: [] }])),
    [
      'breaking: listParcels access by session removed',
      'additive: listParcels access by apiKey added',
    ],
  ],
  [
    'open to everybody',
    inOperation('get', (operation) => (operation.security = [{ session: [] }, {}])),
    ['additive: listParcels access by anonymous callers added'],
  ],
  [
    'a parameter is removed',
    inOperation('get', (operation) => (operation.parameters = [])),
    ['breaking: listParcels query parameter status removed'],
  ],
  [
    'an optional parameter is added',
    inOperation('get', ({ parameters }) => parameters?.push({ name: 'q', in: 'query' })),
    ['additive: listParcels query parameter q optional, added'],
  ],
  [
    'a required parameter is added',
    inOperation('get', ({ parameters }) =>
      parameters?.push({ name: 'q', in: 'query', required: true }),
    ),
    ['breaking: listParcels query parameter q required, added'],
  ],
  [
    'a parameter becomes required',
    inOperation('get', ({ parameters: [status] = [] }) => {
      if (status) status.required = true;
    }),
    ['breaking: listParcels query parameter status now required'],
  ],
  [
    'a body gets another content type',
    inOperation('post', ({ requestBody }) => {
      const { content } = requestBody ?? {};
      if (requestBody && content) requestBody.content = { 'text/csv': {} };
    }),
    [
      'breaking: createParcel request (request) application/json removed',
      'additive: createParcel request (request) text/csv added',
    ],
  ],
  [
    'a documented answer is removed',
    inOperation('post', ({ responses }) => delete responses['409']),
    ['breaking: createParcel 409 (answer) answer removed'],
  ],
  [
    'a new error is answered',
    inOperation('post', ({ responses }) => (responses['413'] = {})),
    ['additive: createParcel 413 (answer) answer added'],
  ],
  [
    'a new success status is answered',
    inOperation('post', ({ responses }) => (responses['202'] = {})),
    ['breaking: createParcel 202 (answer) answer added'],
  ],
  [
    'a header is removed',
    inOperation('get', ({ responses }) => delete responses['200']?.headers),
    ['breaking: listParcels 200 header Link (answer) removed'],
  ],
  [
    'another server',
    (contract) => (contract.servers = [{ url: '/v2' }]),
    ['breaking: servers changed'],
  ],
];

test.each(cases)('%s', (_name, edit, expected) => {
  // Parameters are always sent, so their direction is not printed.
  const told = changesAfter(edit).map((line) =>
    line.includes(' parameter ') ? line.replace(' (request)', '') : line,
  );
  expect(told.sort()).toEqual(expected.toSorted());
});

test('a schema that moves out of its place, unchanged, changes nothing', () => {
  const moved = changesAfter((contract) => {
    const { components } = contract;
    const { properties = {} } = schemaIn(contract, 'Size');
    components.schemas = { ...components.schemas, Unit: properties.unit };
    properties.unit = { $ref: '#/components/schemas/Unit' };
  });
  expect(moved).toEqual([]);
});
