import { expect, test } from 'vitest';
import { unusedOperations } from './unused-operations.ts';

const operations = [
  { operationId: 'listParcels', tags: ['parcels'] },
  { operationId: 'createParcel', tags: ['parcels'] },
  { operationId: 'getBags', tags: ['integration'] },
];

test.each([
  ['a hook', 'useListParcels()'],
  ['a function', 'listParcels({ limit: 1 })'],
  ['options', 'getListParcelsQueryOptions()'],
])('%s of the generated code is a call', (_name, call) => {
  const sources = new Map([['a.tsx', `${call}; createParcel(body)`]]);
  expect(unusedOperations(operations, sources, {})).toEqual([]);
});

test('unused operations need a reason, and used ones must not have one', () => {
  const sources = new Map([['a.tsx', 'useListParcelsAgo(); recreateParcel(); listParcels()']]);
  expect(unusedOperations(operations, sources, {})).toEqual([
    'createParcel: no screen calls it, and it has no reason',
  ]);
  expect(
    unusedOperations(operations, sources, { listParcels: 'x', createParcel: 'y', z: 'z' }),
  ).toEqual(['listParcels: its reason is not needed', 'z: its reason is not needed']);
});
