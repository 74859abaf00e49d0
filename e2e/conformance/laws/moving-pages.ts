import { requestedBy, type Account } from '../account.ts';
import { book } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import { rightFile, uploaded } from '../imports.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { type ListId, makeList } from './prepared-lists.ts';
import { withEach } from './with-each.ts';

/** Rows on a page. */
const LIMIT = '2';

/** More rows than a list has. */
const MOST = 100;

interface Changing {
  id: ListId;
  /** The list whose rows make those of this one; by default itself. */
  madeBy?: ListId;
  /** Adds a row that comes before all others. */
  add?: (bench: Bench, account: Account) => Promise<unknown>;
  remove?: (bench: Bench, account: Account, id: string) => Promise<unknown>;
}

const PRESET = {
  ...{ name: 'A box', weight: 500, weight_unit: 'g', length: 100, width: 100, height: 100 },
  ...{ dimension_unit: 'cm', shipment_type: 'parcel', packaging_type: 'box' },
} satisfies BodyOf<'createParcelPreset'>;

const LISTS: readonly Changing[] = [
  {
    id: 'listShipments',
    add: ({ api, lists, draw }, account) => book(api, account, lists, draw),
  },
  {
    id: 'listTransactions',
    madeBy: 'listShipments',
    add: ({ api, config }, account) => config.addBalance(api, account, 10_000),
  },
  {
    id: 'listShipmentDrafts',
    add: ({ api }, account) =>
      api.ok('createShipmentDraft', { who: requestedBy(account), body: { note: 'later' } }),
    remove: ({ api }, account, id) =>
      api.ok('deleteShipmentDraft', { who: requestedBy(account), path: { draft_id: id } }),
  },
  {
    id: 'listSavedReceivers',
    remove: ({ api }, account, id) =>
      api.ok('deleteSavedReceiver', { who: requestedBy(account), path: { receiver_id: id } }),
  },
  {
    id: 'listParcelPresets',
    add: ({ api }, account) =>
      api.ok('createParcelPreset', { who: requestedBy(account), body: PRESET }),
    remove: ({ api }, account, id) =>
      api.ok('deleteParcelPreset', { who: requestedBy(account), path: { preset_id: id } }),
  },
  {
    id: 'listProducts',
    remove: ({ api }, account, id) =>
      api.ok('deleteProduct', { who: requestedBy(account), path: { product_id: id } }),
  },
  {
    id: 'listImportBatches',
    async add(bench, account) {
      const importer = { ...bench, account };
      await uploaded(importer, await rightFile(importer, 1));
    },
    remove: ({ api }, account, id) =>
      api.ok('deleteImportBatch', { who: requestedBy(account), path: { batch_id: id } }),
  },
  {
    id: 'listSessions',
    remove: ({ api }, account, id) =>
      api.ok('endSession', { who: requestedBy(account), path: { session_id: id } }),
  },
];

interface Rows {
  data: { id: string }[];
  page: { next_cursor?: string };
}

/** The ids of a page, and its cursor. */
async function pageOf({ api }: Bench, id: ListId, account: Account, query: Record<string, string>) {
  const { body } = await api.succeed(id, { who: requestedBy(account), query });
  const { data, page } = body as Rows;
  return { ids: data.map((row) => row.id), cursor: page.next_cursor };
}

/** @returns the ids of a page's rows, and of those that follow it after the change. */
async function around(
  bench: Bench,
  id: ListId,
  account: Account,
  change: (last: string) => Promise<unknown>,
) {
  const { ids, cursor: next } = await pageOf(bench, id, account, { limit: LIMIT });
  const last = ids.at(-1);
  expect(last !== undefined, `${id} has no rows`);
  await change(last);
  const rest: string[] = [];
  for (let cursor = next; cursor !== undefined && rest.length < MOST;) {
    const page = await pageOf(bench, id, account, { limit: LIMIT, cursor });
    rest.push(...page.ids);
    cursor = page.cursor;
  }
  return [...ids, ...rest];
}

async function rowsStay(bench: Bench): Promise<void> {
  await withEach(LISTS, async ({ id, madeBy = id, add, remove }) => {
    const { account } = await makeList(bench, madeBy);
    const rows = async () => (await pageOf(bench, id, account, { limit: String(MOST) })).ids;
    const what = `rows of ${id} in pages of ${LIMIT}, after the first of which`;
    if (add) {
      const before = await rows();
      const read = await around(bench, id, account, () => add(bench, account));
      alike(read, before, `${what} a row was added before all others`);
    }
    if (remove) {
      const before = await rows();
      const read = await around(bench, id, account, (last) => remove(bench, account, last));
      alike(read, before, `${what} its last row was removed`);
    }
  });
}

export const movingPageLaws: readonly Law[] = [
  {
    id: 'moving-pages',
    title: 'What comes or goes between two pages hides and repeats no other row',
    clause:
      '#/components/parameters/CursorInQuery: items that are added or removed between two pages neither hide nor repeat others',
    run: rowsStay,
  },
];
