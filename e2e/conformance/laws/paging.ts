import { requestedBy, type Account } from '../account.ts';
import type { OperationId } from '../contract.ts';
import { alike, accountWith, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { type Listing, LISTINGS } from './listings.ts';
import { preparedFor } from './prepared-lists.ts';
import { withEach } from './with-each.ts';

interface Page {
  data: never[];
  page: { next_cursor?: string; total: number; total_is_capped: boolean };
}

/** Number of pages after which a list counts as endless. */
const MOST_PAGES = 600;

async function page(
  bench: Bench,
  id: OperationId,
  who: Account,
  query: Record<string, string>,
): Promise<Page> {
  return (await bench.api.succeed(id, { who: requestedBy(who), query })).body as Page;
}

/** Reads a list page by page to its end. */
async function walk(
  bench: Bench,
  { id, keyOf }: Listing,
  who: Account,
  query: Record<string, string>,
): Promise<{ rows: never[]; page: Page['page'] }> {
  const rows: never[] = [];
  const limit = Number(query.limit);
  let cursor: string | undefined;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const { data, page: here } = await page(bench, id, who, {
      ...query,
      ...(cursor && { cursor }),
    });
    const of = `${id} ${new URLSearchParams(query)}`;
    expect(data.length <= limit, `A page of ${of} has ${data.length} rows`);
    rows.push(...data);
    const isLast = rows.length >= here.total && !here.total_is_capped;
    expect(!isLast || here.next_cursor === undefined, `The last page of ${of} has a next_cursor`);
    if (here.next_cursor === undefined) {
      alike(new Set(rows.map(keyOf)).size, rows.length, `rows of ${of}, each once`);
      return { rows, page: here };
    }
    alike(data.length, limit, `rows on a page of ${of} that is not the last`);
    cursor = here.next_cursor;
  }
  throw new Error(`${id} never reaches a last page`);
}

/** Limits that give several pages, and one that fits all; a limit of 1 for short lists only. */
function limitsFor(count: number): string[] {
  const small = count > 3 ? [2, 3] : [1];
  return [...small, count].filter((limit) => limit >= 1 && limit <= 100).map(String);
}

async function pagesAreTheWhole(bench: Bench): Promise<void> {
  await withEach(LISTINGS, async (listing) => {
    const { account } = await preparedFor(bench, listing.id);
    const sorts = Object.keys(listing.sorts).flatMap((name) =>
      name === '' ? [''] : [name, `-${name}`],
    );
    for (const sort of sorts.length === 0 ? [''] : sorts) {
      const query: Record<string, string> = sort === '' ? {} : { sort };
      const whole = await walk(bench, listing, account, { ...query, limit: '100' });
      const keys = whole.rows.map(listing.keyOf);
      expect(
        keys.length >= listing.least,
        `${listing.id} lists ${keys.length} rows; there are at least ${listing.least}`,
      );
      for (const limit of limitsFor(keys.length)) {
        const { rows, page: last } = await walk(bench, listing, account, { ...query, limit });
        alike(
          rows.map(listing.keyOf),
          keys,
          `pages of ${limit} of ${listing.id} ${sort}, compared with the whole list`,
        );
        for (const { total, total_is_capped } of [last, whole.page]) {
          alike([total, total_is_capped], [keys.length, false], `the total of ${listing.id}`);
        }
      }
    }
  });
}

async function sorted(bench: Bench): Promise<void> {
  const sortable = LISTINGS.filter(({ sorts }) => Object.keys(sorts).length > 0);
  await withEach(sortable, async ({ id, sorts }) => {
    const { account } = await preparedFor(bench, id);
    for (const [name, valueOf] of Object.entries(sorts)) {
      for (const sign of name === '' ? [''] : ['', '-']) {
        const query = { limit: '100', ...(name !== '' && { sort: `${sign}${name}` }) };
        const { data } = await page(bench, id, account, query);
        const values = data.map(valueOf);
        // By default the newest or the best come first.
        const way = name === '' || sign === '-' ? -1 : 1;
        const due = values.toSorted((one, other) => way * (one < other ? -1 : Number(one > other)));
        alike(values, due, `${id} sorted by ${sign}${name || 'nothing'}`);
      }
    }
  });
}

async function byName(bench: Bench): Promise<void> {
  await withEach(
    [
      ['listParcelPresets', 'name', ['Box a', 'Box b', 'Box c', 'Box d', 'Box e']],
      ['listSavedReceivers', 'full_name', ['عميل أ', 'عميل ب', 'عميل ج', 'عميل د', 'عميل ه']],
      ['listShipmentDrafts', 'note', [4, 3, 2, 1, 0].map((at) => `draft ${at}`)],
    ] as const,
    async ([id, member, due]) => {
      const { account } = await preparedFor(bench, id);
      const { data } = await page(bench, id, account, {});
      const names = data.map((row) => row[member]);
      alike(names, due, `${member} of ${id}`);
    },
  );
}

async function cursorsAreRefused(bench: Bench): Promise<void> {
  const stranger = await accountWith(bench, 0);
  await withEach(LISTINGS, async ({ id, sorts }) => {
    const { account } = await preparedFor(bench, id);
    for (const cursor of ['AAAA', 'x'.repeat(400), '-1', 'bnVsbA', 'W10', 'e30']) {
      const answer = await bench.api.send(id, { who: requestedBy(account), query: { cursor } });
      expect(
        answer.status === 400,
        `${id} accepted the invented cursor ${cursor.slice(0, 10)}`,
        answer,
      );
    }
    const { page: first } = await page(bench, id, account, { limit: '2' });
    const { next_cursor: cursor } = first;
    const [sort] = Object.keys(sorts).filter((name) => name !== '');
    if (cursor !== undefined && sort !== undefined) {
      const query = { limit: '2', cursor, sort };
      const { status } = await bench.api.send(id, { who: requestedBy(account), query });
      alike(status, 400, `${id} by ${sort}, with a cursor of its default order`);
    }
    if (id === 'listCouriers' || cursor === undefined) return;
    const answer = await bench.api.send(id, {
      who: requestedBy(stranger),
      query: { limit: '2', cursor },
    });
    const rows = (answer.body as Partial<Page>).data ?? [];
    expect(
      answer.status === 400 || rows.length === 0,
      `${id} shows another account ${rows.length} rows`,
      answer,
    );
  });
}

export const pagingLaws: readonly Law[] = [
  {
    id: 'paging',
    title: 'Pages together hold every row exactly once',
    clause:
      '#/components/schemas/Page: next_cursor is where the next page starts, absent on the last; total is how many match; Limit: how many to return',
    run: pagesAreTheWhole,
  },
  {
    id: 'sorting',
    title: 'Lists are in the requested order',
    clause:
      'parameter `sort`: what to sort by, descending with a minus; newest or best first by default',
    run: sorted,
  },
  {
    id: 'list-order',
    title: 'Saved receivers and presets are sorted by name, drafts by their last change',
    clause:
      'listSavedReceivers, listParcelPresets: by name; listShipmentDrafts: last changed first',
    run: byName,
  },
  {
    id: 'cursors',
    title: 'A cursor is only valid for its own list',
    clause:
      '#/components/parameters/CursorInQuery: the next_cursor of the previous page, for the same account and order; any other is 400',
    run: cursorsAreRefused,
  },
];
