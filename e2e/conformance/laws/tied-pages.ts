import { requestedBy, type Account } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import type { Call } from '../call.ts';
import { operationOf, type OperationId } from '../contract.ts';
import { servedCities } from '../coverage.ts';
import { rightFile, uploaded } from '../imports.ts';
import { sallaOf } from '../recipes/stores.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { arrived } from '../store-orders.ts';
import { newEndpoint } from '../webhooks.ts';
import { openWorkspace } from '../workspace.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { preparedFor } from './prepared-lists.ts';
import { withEach } from './with-each.ts';

/** Rows of equal value that the law makes for a list. */
const ROWS = 4;

const FUNDS = 4_000_000;

/** Rows on a page of an ascending order, and of any other. */
const [UP, DOWN] = [2, 3];

/** A long list is read in this many pages or a few more. */
const PAGES = 8;

interface Rows {
  data: Record<string, unknown>[];
  page: { next_cursor?: string; total: number };
}

/** Makes rows of equal values. @returns how to list them. */
type Make = (bench: Bench) => Promise<Call>;

/** Lists, by operation; those of shipments have one account. */
function makersFor(sender: () => Promise<Account>): Partial<Record<OperationId, Make>> {
  const ofSender: Make = async () => ({ who: requestedBy(await sender()) });
  return {
    listShipments: ofSender,
    listTransactions: ofSender,
    listInvoices: ofSender,
    async listReportRows() {
      const now = new Date().toISOString();
      const query = { measure: 'orders', from: riyadhDay(now, -1), to: riyadhDay(now, 2) };
      return { who: requestedBy(await sender()), path: { report: 'orders' }, query };
    },
    async listProducts(bench) {
      return { who: requestedBy((await preparedFor(bench, 'listProducts')).account) };
    },
    async listCouriers(bench) {
      const account = await accountWith(bench, 0);
      const [from, to = from] = await servedCities(bench.api, account, bench.lists);
      const way = { origin: from?.code ?? '', destination: to?.code ?? '' };
      return { who: requestedBy(account), query: { ...way, weight: '2000' } };
    },
    listCourierRatings: (bench) => ofCourier(bench, ({ rating_count }) => rating_count),
    listBranches: (bench) => ofCourier(bench, ({ branch_count }) => branch_count),
    async listImportRows(bench) {
      const account = await accountWith(bench, 0);
      const importer = { ...bench, account };
      const batch = await uploaded(importer, await rightFile(importer, ROWS));
      return { who: requestedBy(account), path: { batch_id: batch.id } };
    },
    async listWebhookMessages(bench) {
      const who = requestedBy(await accountWith(bench, 0));
      const { path } = await newEndpoint(bench.api, who);
      const body = { event: 'shipment.created' } as const;
      const one = () => bench.api.ok('sendTestWebhook', { who, path, body });
      await Promise.all(Array.from({ length: ROWS }, one));
      return { who, path };
    },
    async listStoreOrders(bench) {
      const workspace = openWorkspace(bench);
      const owner = await workspace.company();
      const store = await sallaOf(workspace);
      const one = () => arrived(bench.api, owner, store);
      await Promise.all(Array.from({ length: ROWS }, one));
      return { who: requestedBy(owner) };
    },
  };
}

type Listed = { id: string; rating_count: number; branch_count: number };

/** The courier with most rows. */
async function ofCourier(bench: Bench, count: (courier: Listed) => number): Promise<Call> {
  const who = requestedBy(await accountWith(bench, 0));
  const { data } = await bench.api.ok('listCouriers', { who, query: { limit: '100' } });
  const couriers = await Promise.all(
    data.slice(0, PAGES).map(async ({ id }) => {
      return bench.api.ok('getCourier', { who, path: { courier_id: id } });
    }),
  );
  const [most] = couriers.toSorted((one, other) => count(other) - count(one));
  return { who, path: { courier_id: most?.id ?? '' } };
}

/** An account whose shipments all cost the same. */
async function alikeShipments({ api, lists, draw, ...bench }: Bench): Promise<Account> {
  const account = await accountWith({ api, lists, draw, ...bench }, FUNDS);
  const who = requestedBy(account);
  const { quote: model, price } = await bookableQuote(api, account, lists, draw);
  const isChosen = (each: typeof price) =>
    each.courier.id === price.courier.id && each.service_type === price.service_type;
  for (let at = 0; at < ROWS; at += 1) {
    const quote = at === 0 ? model : await api.ok('createQuote', { who, body: model.request });
    const body = orderFor(quote, quote.prices.find(isChosen) ?? price, lists, draw);
    await api.ok('createShipment', { who, header: newKey(), body });
  }
  return account;
}

/** Every value of `sort`, or none. */
function sortsOf(id: OperationId): string[] {
  const sort = operationOf(id).parameters.find(({ name }) => name === 'sort');
  return (sort?.schema.enum ?? ['']).map(String);
}

const keyOf = ({ id, number, row }: Record<string, unknown>) => String(id ?? number ?? row);

async function eachRowOnce(bench: Bench): Promise<void> {
  let sent: Promise<Account> | undefined;
  const makers = makersFor(() => (sent ??= alikeShipments(bench)));
  await withEach(Object.entries(makers), async ([list, make]) => {
    const id = list as OperationId;
    const call = await make(bench);
    const read = async (query: Record<string, string>) =>
      (await bench.api.succeed(id, { ...call, query: { ...call.query, ...query } })).body as Rows;
    for (const sort of sortsOf(id)) {
      const order: Record<string, string> = sort === '' ? {} : { sort };
      const { total } = (await read({ ...order, limit: '1' })).page;
      const limit = Math.max(/^[a-z]/.test(sort) ? UP : DOWN, Math.ceil(total / PAGES));
      const rows = await walked(read, { ...order, limit: String(limit) }, total);
      const what = `rows of ${id} ${sort} in pages of ${limit}`;
      alike(rows.length, total, what);
      const twice = rows.find((row, at) => rows.indexOf(row) !== at);
      expect(twice === undefined, `${what}: ${twice} is on two pages`);
    }
  });
}

/** What tells the rows of all pages apart. */
async function walked(
  read: (query: Record<string, string>) => Promise<Rows>,
  query: Record<string, string>,
  total: number,
): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, page } = await read({ ...query, ...(cursor && { cursor }) });
    keys.push(...data.map(keyOf));
    cursor = page.next_cursor;
  } while (cursor !== undefined && keys.length <= total);
  return keys;
}

export const tiedPageLaws: readonly Law[] = [
  {
    id: 'paging-ties',
    title: 'Rows with equal values are on one page each, in every order',
    clause:
      '#/components/schemas/Page: next_cursor is where the next page starts, total is how many match; parameter `sort`',
    run: eachRowOnce,
  },
];
