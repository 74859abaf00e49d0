import type { OpenApiDocument } from 'orval';
import { expect, test } from 'vitest';
import { withoutFetcherHeaders } from './fetcher-headers.ts';

const schema = { type: 'string' } as const;
const inQuery = { name: 'type', in: 'query', schema } as const;
const Language = { name: 'Accept-Language', in: 'header', schema } as const;
const Key = { name: 'Idempotency-Key', in: 'header', schema } as const;
const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` });

test('drops the headers the fetcher sets, inline or shared, and keeps every other parameter', () => {
  const type = { ...inQuery, in: 'header' } as const;
  const contract: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'A contract', version: '1.0.0' },
    paths: {
      '/parcels': {
        parameters: [shared('Language')],
        post: { parameters: [type, inQuery, shared('Key')], responses: {} },
      },
    },
    components: { parameters: { Language, Key } },
  };
  const parcels = withoutFetcherHeaders(contract).paths?.['/parcels'];
  expect(parcels?.parameters).toEqual([]);
  expect(parcels?.post?.parameters).toEqual([inQuery, shared('Key')]);
  expect(contract.paths?.['/parcels']?.parameters).toHaveLength(1);
});
