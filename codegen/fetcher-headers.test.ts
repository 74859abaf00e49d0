import type { OpenApiDocument } from 'orval';
import { expect, test } from 'vitest';
import { withoutFetcherHeaders } from './fetcher-headers.ts';

const schema = { type: 'string' } as const;

const contract: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'A contract', version: '1.0.0' },
  paths: {
    '/parcels': {
      parameters: [{ $ref: '#/components/parameters/Language' }],
      post: {
        parameters: [
          { name: 'type', in: 'header', schema },
          { name: 'type', in: 'query', schema },
          { $ref: '#/components/parameters/Key' },
        ],
        responses: {},
      },
    },
  },
  components: {
    parameters: {
      Language: { name: 'Accept-Language', in: 'header', schema },
      Key: { name: 'Idempotency-Key', in: 'header', schema },
    },
  },
};

test('drops the headers the fetcher sets, inline or shared, and keeps every other parameter', () => {
  const parcels = withoutFetcherHeaders(contract).paths?.['/parcels'];

  expect(parcels?.parameters).toEqual([]);
  expect(parcels?.post?.parameters).toEqual([
    { name: 'type', in: 'query', schema },
    { $ref: '#/components/parameters/Key' },
  ]);
  expect(contract.paths?.['/parcels']?.parameters).toHaveLength(1);
});
