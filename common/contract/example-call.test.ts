import { expect, it } from 'vitest';
import type { ContractDocument, ParameterObject } from './document.ts';
import { exampleCall, filledPath } from './example-call.ts';

const contract: ContractDocument = {
  info: { version: '1' },
  paths: {
    '/boxes/{box_id}/lids/{lid}': {
      put: {
        operationId: 'updateLid',
        parameters: [
          { name: 'box_id', in: 'path', required: true, example: 'box_1' },
          { $ref: '#/components/parameters/Lid' } as ParameterObject,
          { name: 'limit', in: 'query', example: 25 },
          { name: 'cursor', in: 'query' },
          { name: 'Idempotency-Key', in: 'header', example: 'once' },
        ],
        requestBody: {
          content: {
            'application/json': {
              examples: {
                small: { $ref: '#/components/examples/Small' },
                large: { value: { width: 900 } },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    parameters: { Lid: { name: 'lid', in: 'path', required: true, example: 'a/b' } },
    examples: { Small: { value: { width: 1 } } },
  },
};

it('takes every example of a parameter and the first of the body', () => {
  expect(exampleCall(contract, 'updateLid')).toEqual({
    path: { box_id: 'box_1', lid: 'a/b' },
    query: { limit: '25' },
    header: { 'idempotency-key': 'once' },
    body: { width: 1 },
  });
});

it('takes another example of the body by its name', () => {
  expect(exampleCall(contract, 'updateLid', 'large').body).toEqual({ width: 900 });
  expect(() => exampleCall(contract, 'updateLid', 'huge')).toThrow('updateLid has no example huge');
});

it('knows no operation that the contract has not', () => {
  expect(() => exampleCall(contract, 'openBox')).toThrow('openBox');
});

it('escapes what it puts into a path', () => {
  const path = '/boxes/{box_id}/lids/{lid}';
  expect(filledPath(path, { box_id: 'box_1', lid: 'a/b' })).toBe('/boxes/box_1/lids/a%2Fb');
});
