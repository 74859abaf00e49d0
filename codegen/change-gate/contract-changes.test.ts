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
    'a property of an answer goes',
    inSchema('Parcel', ({ properties }) => delete properties?.note),
    ['breaking: Parcel.note (answer) property removed'],
  ],
  [
    'a property of a request goes',
    inSchema('Order', ({ properties }) => delete properties?.note),
    ['breaking: Order.note (request) property removed'],
  ],
  [
    'a property of an answer comes',
    inProperty('Parcel', 'colour', { type: 'string' }),
    ['additive: Parcel.colour (answer) optional property added'],
  ],
  [
    'a property of a request comes',
    inProperty('Order', 'colour', { type: 'string' }),
    ['additive: Order.colour (request) optional property added'],
  ],
  [
    'a property of a request comes that one must send',
    inSchema('Order', (order) => {
      order.properties = { ...order.properties, colour: { type: 'string' } };
      order.required = ['weight', 'colour'];
    }),
    ['breaking: Order.colour (request) required property added'],
  ],
  [
    'a property must be sent',
    inSchema('Order', (order) => order.required?.push('note')),
    ['breaking: Order.note (request) now required'],
  ],
  [
    'a property need not be sent',
    inSchema('Order', (order) => (order.required = [])),
    ['additive: Order.weight (request) now optional'],
  ],
  [
    'a property may be missing in an answer',
    inSchema('Parcel', (parcel) => (parcel.required = [])),
    ['breaking: Parcel.status (answer) now optional'],
  ],
  [
    'a property is always there in an answer',
    inSchema('Parcel', (parcel) => parcel.required?.push('note')),
    ['additive: Parcel.note (answer) now required'],
  ],
  [
    'a value is no longer taken',
    inProperty('Order', 'kind', { enum: ['box'] }),
    ['breaking: Order.kind (request) enum "bag" removed'],
  ],
  [
    'a value is taken too',
    inProperty('Order', 'kind', { enum: ['box', 'bag', 'tube'] }),
    ['additive: Order.kind (request) enum "tube" added'],
  ],
  [
    'a value is answered too',
    inProperty('Parcel', 'status', { enum: ['new', 'sent', 'lost'] }),
    ['breaking: Parcel.status (answer) enum "lost" added'],
  ],
  [
    'a value is no longer answered',
    inProperty('Parcel', 'status', { enum: ['new'] }),
    ['additive: Parcel.status (answer) enum "sent" removed'],
  ],
  [
    'another type, here and there',
    inProperty('Size', 'width', { type: 'number' }),
    [
      'breaking: Size.width (request) type "integer" removed',
      'breaking: Size.width (answer) type "number" added',
      'additive: Size.width (request) type "number" added',
      'additive: Size.width (answer) type "integer" removed',
    ],
  ],
  [
    'an upper bound falls, here and there',
    inProperty('Size', 'width', { maximum: 50 }),
    [
      'breaking: Size.width (request) maximum: 100 -> 50',
      'additive: Size.width (answer) maximum: 100 -> 50',
    ],
  ],
  [
    'an upper bound rises, here and there',
    inProperty('Size', 'width', { maximum: 200 }),
    [
      'breaking: Size.width (answer) maximum: 100 -> 200',
      'additive: Size.width (request) maximum: 100 -> 200',
    ],
  ],
  [
    'a lower bound comes, here and there',
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
    'unnamed members are taken',
    inSchema('Order', (order) => (order.additionalProperties = true)),
    ['additive: Order (request) unnamed members: false -> true'],
  ],
  [
    'unnamed members are answered',
    inSchema('Parcel', (parcel) => (parcel.additionalProperties = true)),
    ['breaking: Parcel (answer) unnamed members: false -> true'],
  ],
  [
    'words',
    inProperty('Order', 'note', { description: 'Anything.' }),
    ['documentation: Order.note (request) description reworded'],
  ],
  [
    'a mark of age',
    inProperty('Order', 'note', { deprecated: true }),
    ['additive: Order.note (request) deprecated'],
  ],
  [
    'an operation goes',
    (contract) => delete contract.paths['/parcels']?.post,
    ['breaking: createParcel post /parcels removed'],
  ],
  [
    'an operation comes',
    (contract) => {
      const operation = contract.paths['/parcels']?.get;
      if (operation) contract.paths['/bags'] = { get: { ...operation, operationId: 'listBags' } };
    },
    ['additive: listBags get /bags added'],
  ],
  [
    'an operation has another name',
    inOperation('get', (operation) => (operation.operationId = 'findParcels')),
    ['breaking: listParcels renamed to findParcels'],
  ],
  [
    'another way in',
    inOperation('get', (operation) => (operation.security = [{ apiKey: [] }])),
    [
      'breaking: listParcels access by session removed',
      'additive: listParcels access by apiKey added',
    ],
  ],
  [
    'open to everybody',
    inOperation('get', (operation) => (operation.security = [{ session: [] }, {}])),
    ['additive: listParcels access by nobody asks added'],
  ],
  [
    'a parameter goes',
    inOperation('get', (operation) => (operation.parameters = [])),
    ['breaking: listParcels query parameter status removed'],
  ],
  [
    'a parameter comes',
    inOperation('get', ({ parameters }) => parameters?.push({ name: 'q', in: 'query' })),
    ['additive: listParcels query parameter q optional, added'],
  ],
  [
    'a parameter comes that one must send',
    inOperation('get', ({ parameters }) =>
      parameters?.push({ name: 'q', in: 'query', required: true }),
    ),
    ['breaking: listParcels query parameter q required, added'],
  ],
  [
    'a parameter must be sent',
    inOperation('get', ({ parameters: [status] = [] }) => {
      if (status) status.required = true;
    }),
    ['breaking: listParcels query parameter status now required'],
  ],
  [
    'a body is another kind of file',
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
    'a documented answer goes',
    inOperation('post', ({ responses }) => delete responses['409']),
    ['breaking: createParcel 409 (answer) answer removed'],
  ],
  [
    'another error is answered',
    inOperation('post', ({ responses }) => (responses['413'] = {})),
    ['additive: createParcel 413 (answer) answer added'],
  ],
  [
    'another success is answered',
    inOperation('post', ({ responses }) => (responses['202'] = {})),
    ['breaking: createParcel 202 (answer) answer added'],
  ],
  [
    'a header goes',
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
  // Parameters are always sent: their direction says nothing new.
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
