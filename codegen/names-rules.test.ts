import { expect, test } from 'vitest';
import { findingsIn } from './lint-contract.ts';

const schema = { $ref: '#/components/schemas/ParcelId' };
const parameter = (where: string) => ({ name: 'parcel_id', in: where, description: 'It.', schema });

test('a parameter does not have the name of a schema', async () => {
  const found = await findingsIn({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1.0.0' },
    paths: {},
    components: {
      schemas: { ParcelId: { type: 'string', description: 'Identifies a parcel.' } },
      parameters: { ParcelId: parameter('query'), ParcelIdInQuery: parameter('query') },
    },
  });
  const clashes = found.filter(({ code }) => code === 'parameter-own-name');
  expect(clashes.map(({ message, path }) => [path.join('.'), message])).toEqual([
    ['components.parameters.ParcelId', '"ParcelId" is a schema too: call it "ParcelIdInQuery"'],
  ]);
}, 60_000);
