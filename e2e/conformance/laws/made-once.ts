import { type Account, requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { bookableQuote, newKey } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { rightFile } from '../imports.ts';
import { NOWHERE } from '../webhooks.ts';
import { openingKey } from '../workspace.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Number of concurrent requests with one key. */
const AT_ONCE = 4;

interface Making {
  id: OperationId;
  call: Call;
  /** A different request. */
  other: Partial<Call>;
  /** Lists what was made; absent if nothing does. */
  list?: OperationId;
}

/** A call of each operation that takes a key and can do without. */
export async function makings({ api, lists, draw }: Bench, account: Account): Promise<Making[]> {
  const who = requestedBy(account);
  const { quote } = await bookableQuote(api, account, lists, draw);
  const importer = { api, account, lists, draw };
  const [one, two] = [await rightFile(importer, 1), await rightFile(importer, 2)];
  const drafts: string[] = [];
  for (const note of ['a', 'b']) {
    drafts.push((await api.ok('createShipmentDraft', { who, body: { note } })).id);
  }
  const store = { platform: 'salla', name: 'متجر تجريبي' };
  const endpoint = { url: NOWHERE, events: ['shipment.created'] };
  const key = { name: 'نظام تجريبي', scopes: ['prices_read'] };
  const parcel = quote.request;
  const byWebsite: Making[] = [
    { id: 'createQuote', call: { body: parcel }, other: { body: { ...parcel, pieces: 7 } } },
    {
      id: 'createShipmentDraft',
      call: { body: { note: 'one' } },
      other: { body: { note: 'two' } },
      list: 'listShipmentDrafts',
    },
    {
      id: 'createImportBatch',
      call: { file: one },
      other: { file: two },
      list: 'listImportBatches',
    },
    {
      id: 'createImportBatchFromShipments',
      call: { body: { draft_ids: drafts } },
      other: { body: { draft_ids: drafts.slice(1) } },
      list: 'listImportBatches',
    },
    {
      id: 'createApiKey',
      call: { body: key },
      other: { body: { ...key, scopes: ['shipments_read'] } },
      list: 'listApiKeys',
    },
    {
      id: 'connectStore',
      call: { body: store },
      other: { body: { ...store, platform: 'zid' } },
      list: 'listStores',
    },
    {
      id: 'createWebhookEndpoint',
      call: { body: endpoint },
      other: { body: { ...endpoint, events: ['shipment.updated'] } },
      list: 'listWebhookEndpoints',
    },
  ];
  return byWebsite.map((making) => ({ ...making, call: { who, ...making.call } }));
}

/** The same operations with a key of the integration, of an account that has made nothing yet. */
async function makingsByKey(bench: Bench): Promise<Making[]> {
  const account = await accountWith(bench, 0);
  const all = await makings(bench, account);
  const who = await openingKey(bench.api, requestedBy(account));
  return all
    .map(({ id, call, list, ...rest }): Making => ({
      ...rest,
      id: `${id}ByKey` as OperationId,
      call: { ...call, who },
      ...(list && { list: `${list}ByKey` as OperationId }),
    }))
    .filter(({ id, list }) =>
      [id, list].every((each) => !each || bench.operations.some((own) => own.id === each)),
    );
}

async function countOf({ api }: Bench, { call, list }: Making): Promise<number> {
  if (list === undefined) return 0;
  const { body } = await api.succeed(list, call.who ? { who: call.who } : {});
  return (body as { data: unknown[] }).data.length;
}

/** The part of an answer that must not differ; a batch's progress may. */
function essence({ id, status, body }: Answer): unknown {
  return [status, id.startsWith('createImport') ? (body as { id?: string }).id : body];
}

async function madeOnce(bench: Bench): Promise<void> {
  const account = await accountWith(bench, 0);
  const all = [...(await makings(bench, account)), ...(await makingsByKey(bench))];
  // One after another: what others make would be counted too.
  const oneAtATime = 1;
  const judge = async (making: Making) => {
    const { id, call, other } = making;
    const before = await countOf(bench, making);
    const header = newKey();
    const send = () => bench.api.send(id, { ...call, header });
    const [first, ...others] = await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(first?.status === 201, `${id} failed with a new key`, first);
    for (const answer of [...others, await send()]) {
      alike(essence(answer), essence(first), `${id} sent again with its key`, answer);
    }
    const made = (await countOf(bench, making)) - before;
    if (making.list) alike(made, 1, `what ${id} has made with one key, by ${making.list}`);
    const reused = await bench.api.send(id, { ...call, ...other, header });
    refused(reused, 422, 'idempotency_key_reused', `${id} with the same key and a different body`);
  };
  await withEach(all, judge, oneAtATime);
}

export const madeOnceLaws: readonly Law[] = [
  {
    id: 'made-once',
    title: 'A key makes one thing',
    clause:
      '#/components/parameters/OptionalIdempotencyKey: the same key with the same path and body returns the same response, and makes no second one',
    run: madeOnce,
  },
];
