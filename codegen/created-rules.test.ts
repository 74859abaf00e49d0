import { expect, test } from 'vitest';
import { findingsIn } from './lint-contract.ts';

const id = { name: 'parcel_id', in: 'path', required: true, schema: { type: 'string' } };
const shown = { get: { operationId: 'getParcel', parameters: [id] } };

/** An operation that makes something, with its links. */
const making = (operationId: string, links?: object) => ({
  post: { operationId, responses: { '201': { description: 'It.', ...(links && { links }) } } },
});
const show = (operationId: string, parameters: object) => ({ show: { operationId, parameters } });

const Key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };

test('each 201 takes an idempotency key, unless a repeat makes no second one', async () => {
  const keyed = (operationId: string) => {
    const { post } = making(operationId);
    return { post: { ...post, parameters: [Key] } };
  };
  const found = await findingsIn({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1.0.0' },
    paths: {
      '/boxes': keyed('createBox'),
      '/parcels': making('createParcel'),
      '/products': keyed('createProduct'),
      '/ratings': making('createRating'),
      '/by-key/ratings': making('createRatingByKey'),
    },
  });
  const about = found.filter(({ code }) => code === 'created-once');
  expect(about.map(({ message }) => message)).toEqual([
    '"createParcel" takes no Idempotency-Key: a retry makes a second one',
    '"createProduct" is in "without", and takes an Idempotency-Key',
  ]);
}, 60_000);

test('each 201 links to the operation that shows what was made, with all that it needs', async () => {
  const found = await findingsIn({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1.0.0' },
    paths: {
      '/parcels/{parcel_id}': shown,
      '/parcels': making('createParcel', show('getParcel', { parcel_id: '$response.body#/id' })),
      '/api-keys': making('createApiKey'),
      '/alone': making('createAlone'),
      '/astray': making('createAstray', show('getNothing', {})),
      '/empty': making('createEmpty', show('getParcel', {})),
      '/other': making('createOther', show('getParcel', { parcel_id: '1', box_id: '2' })),
      '/scheduled': making('createScheduledReport', show('getParcel', { parcel_id: '1' })),
    },
  });
  const about = found.filter(({ code }) => code === 'created-linked');
  expect(about.map(({ message }) => message)).toEqual([
    '"createAlone" has no link to what it made',
    '"show": there is no GET "getNothing"',
    '"show": "getParcel" needs "parcel_id"',
    '"show": "getParcel" does not take "box_id"',
    '"createScheduledReport" is in "unshown", and has a link "show"',
  ]);
}, 60_000);
