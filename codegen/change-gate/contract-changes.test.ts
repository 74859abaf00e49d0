import { expect, test } from 'vitest';
import type { ContractDocument, OperationObject, Schema } from '../../common/contract/document.ts';
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

/** Changes members of a schema. */
const schema =
  (name: string, change: (schema: Schema) => Schema): Edit =>
  (contract) => {
    Object.assign(schemaIn(contract, name), change(schemaIn(contract, name)));
  };
/** Adds a property such as `Order.note`, or changes members of one. */
function at(place: string, change: Schema): Edit {
  const [name = '', own = ''] = place.split('.');
  return schema(name, ({ properties = {} }) => ({
    properties: { ...properties, [own]: { ...properties[own], ...change } },
  }));
}
const withoutNote = ({ properties: { note: _note, ...properties } = {} }: Schema) => ({
  properties,
});
const needs = (...required: string[]) => ({ required });

const onOperation =
  (method: string) =>
  (change: (operation: OperationObject) => unknown): Edit =>
  (contract) => {
    const operation = contract.paths['/parcels']?.[method];
    if (operation) change(operation);
  };
const list = onOperation('get');
const create = onOperation('post');
const parameter =
  (added: object) =>
  ({ parameters }: OperationObject) =>
    parameters?.push({ name: 'q', in: 'query', ...added });

/** `Order` is only sent, `Parcel` only answered, `Size` both. */
const oneChange: Record<string, Edit> = {
  'breaking: Parcel.note (answer) property removed': schema('Parcel', withoutNote),
  'breaking: Order.note (request) property removed': schema('Order', withoutNote),
  'additive: Parcel.colour (answer) optional property added': at('Parcel.colour', {
    type: 'string',
  }),
  'additive: Order.colour (request) optional property added': at('Order.colour', {
    type: 'string',
  }),
  'breaking: Order.colour (request) required property added': schema('Order', ({ properties }) => ({
    properties: { ...properties, colour: { type: 'string' } },
    required: ['weight', 'colour'],
  })),
  'breaking: Order.note (request) now required': schema('Order', () => needs('weight', 'note')),
  'additive: Order.weight (request) now optional': schema('Order', () => needs()),
  'breaking: Parcel.status (answer) now optional': schema('Parcel', () => needs()),
  'additive: Parcel.note (answer) now required': schema('Parcel', () => needs('status', 'note')),
  'breaking: Order.kind (request) enum "bag" removed': at('Order.kind', { enum: ['box'] }),
  'additive: Order.kind (request) enum "tube" added': at('Order.kind', {
    enum: ['box', 'bag', 'tube'],
  }),
  'breaking: Parcel.status (answer) enum "lost" added': at('Parcel.status', {
    enum: ['new', 'sent', 'lost'],
  }),
  'additive: Parcel.status (answer) enum "sent" removed': at('Parcel.status', { enum: ['new'] }),
  // The rules do not know this keyword.
  'breaking: Order.note (request) oneOf: none -> []': at('Order.note', { oneOf: [] }),
  'additive: Order (request) additional properties: false -> true': schema('Order', () => ({
    additionalProperties: true,
  })),
  'breaking: Parcel (answer) additional properties: false -> true': schema('Parcel', () => ({
    additionalProperties: true,
  })),
  'documentation: Order.note (request) description reworded': at('Order.note', {
    description: 'Anything.',
  }),
  'additive: Order.note (request) deprecated': at('Order.note', { deprecated: true }),
  'breaking: createParcel post /parcels removed': ({ paths }) => delete paths['/parcels']?.post,
  'additive: listBags get /bags added': ({ paths }) => {
    const operation = paths['/parcels']?.get;
    if (operation) paths['/bags'] = { get: { ...operation, operationId: 'listBags' } };
  },
  'breaking: listParcels renamed to findParcels': list(
    (operation) => (operation.operationId = 'findParcels'),
  ),
  'additive: listParcels access by anonymous callers added': list(
    (operation) => (operation.security = [{ session: [] }, {}]),
  ),
  'breaking: listParcels query parameter status removed': list(
    (operation) => (operation.parameters = []),
  ),
  'additive: listParcels query parameter q optional, added': list(parameter({})),
  'breaking: listParcels query parameter q required, added': list(parameter({ required: true })),
  'breaking: listParcels query parameter status now required': list(
    ({ parameters: [status] = [] }) => Object.assign(status ?? {}, { required: true }),
  ),
  'breaking: createParcel 409 (answer) answer removed': create(
    ({ responses }) => delete responses['409'],
  ),
  'additive: createParcel 413 (answer) answer added': create(
    ({ responses }) => (responses['413'] = {}),
  ),
  'breaking: createParcel 202 (answer) answer added': create(
    ({ responses }) => (responses['202'] = {}),
  ),
  'breaking: listParcels 200 header Link (answer) removed': list(
    ({ responses }) => delete responses['200']?.headers,
  ),
  'breaking: servers changed': (contract) => (contract.servers = [{ url: '/v2' }]),
};
const noneOrSeveral: [Edit, ...changes: string[]][] = [
  [() => undefined],
  [
    at('Size.width', { type: 'number' }),
    'breaking: Size.width (request) type "integer" removed',
    'breaking: Size.width (answer) type "number" added',
    'additive: Size.width (request) type "number" added',
    'additive: Size.width (answer) type "integer" removed',
  ],
  [
    at('Size.width', { maximum: 50 }),
    'breaking: Size.width (request) maximum: 100 -> 50',
    'additive: Size.width (answer) maximum: 100 -> 50',
  ],
  [
    at('Size.width', { maximum: 200 }),
    'breaking: Size.width (answer) maximum: 100 -> 200',
    'additive: Size.width (request) maximum: 100 -> 200',
  ],
  [
    at('Size.width', { minimum: 1 }),
    'breaking: Size.width (request) minimum: none -> 1',
    'additive: Size.width (answer) minimum: none -> 1',
  ],
  [
    at('Size.unit', { pattern: '^m$' }),
    'breaking: Size.unit (request) pattern: "^[a-z]+$" -> "^m$"',
    'breaking: Size.unit (answer) pattern: "^[a-z]+$" -> "^m$"',
  ],
  [
    list((operation) => (operation.security = [{ apiKey: [] }])),
    'breaking: listParcels access by session removed',
    'additive: listParcels access by apiKey added',
  ],
  [
    create(({ requestBody }) => Object.assign(requestBody ?? {}, { content: { 'text/csv': {} } })),
    'breaking: createParcel request (request) application/json removed',
    'additive: createParcel request (request) text/csv added',
  ],
];
const cases = [
  ...Object.entries(oneChange).map(([line, edit]) => ({ edit, changes: [line], lines: line })),
  ...noneOrSeveral.map(([edit, ...changes]) => ({ edit, changes, lines: changes.join(', ') })),
];

test.each(cases)('a change is told: $lines', ({ edit, changes }) => {
  // Parameters are always sent, so their direction is not printed.
  const told = changesAfter(edit).map((line) =>
    line.includes(' parameter ') ? line.replace(' (request)', '') : line,
  );
  expect(told.sort()).toEqual(changes.toSorted());
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
