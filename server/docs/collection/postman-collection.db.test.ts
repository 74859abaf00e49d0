import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import type { OperationId } from '../../http/operations.ts';
import { useTestApp } from '../../testing/for-a-suite.ts';
import type { PostmanCollection } from './postman.ts';
import { requestsIn } from './testing/send-request.ts';

const server = useTestApp();

const contract = readContract();
const keyed = operationsOf(contract).filter(({ scheme }) => scheme === 'apiKey');

async function served(): Promise<PostmanCollection> {
  const answer = await server.app.inject('/docs/mizan.postman_collection.json');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'inline; filename="mizan.postman_collection.json"',
  });
  return answer.json();
}

describe('the collection', () => {
  it('keeps to the published format', async () => {
    const file = new URL('testing/postman-collection-2.1.0.json', import.meta.url);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(await served()), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ info: {}, item: [] })).toBe(false);
  });

  it('has every operation of keys once, in the folder of its part', async () => {
    const { item } = await served();
    const found = item.flatMap((folder) =>
      requestsIn({ item: [folder] }).map(({ id }) => `${folder.name} ${id}`),
    );
    const tagOf = (id: OperationId) => operationsOf(contract).find((each) => each.id === id)?.tag;
    const wanted = keyed.map(({ id, sameAs }) => `${tagOf(sameAs)} ${id}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('asks for a quote of the very parcel that it then books', async () => {
    const bodies = new Map(
      requestsIn(await served()).map(({ id, item: { request } }) => [
        id,
        JSON.parse(request.body?.mode === 'raw' ? request.body.raw : '{}') as object,
      ]),
    );
    const { origin, destination, ...parcel } = { ...bodies.get('createQuoteByKey') } as Record<
      string,
      unknown
    >;
    expect(bodies.get('createShipmentByKey')).toMatchObject({
      ...parcel,
      sender: origin,
      receiver: destination,
      quote_id: '{{quote_id}}',
      courier_id: '{{courier_id}}',
      service_type: '{{service_type}}',
    });
  });
});
