import { requestedBy } from '../account.ts';
import type { Shipment } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { preparedFor, type ListId } from './prepared-lists.ts';
import { withEach } from './with-each.ts';

type Movement = ResultOf<'listTransactions'>['data'][number];
type CourierRow = ResultOf<'listCouriers'>['data'][number];

interface Filtered<Row> {
  query: Record<string, string>;
  matches: (row: Row) => boolean;
}

/** A filtered list is exactly the matching rows of the whole list. */
async function check<Row extends { id: string }>(
  bench: Bench,
  id: ListId,
  filters: readonly Filtered<Row>[],
): Promise<void> {
  const { account } = await preparedFor(bench, id);
  const read = async (query: Record<string, string>) =>
    (await bench.api.succeed(id, { who: requestedBy(account), query: { limit: '100', ...query } }))
      .body as {
      data: Row[];
      page: { total: number };
    };
  const all = (await read({})).data;
  for (const { query, matches } of filters) {
    const { data, page } = await read(query);
    const due = all.filter(matches).map((row) => row.id);
    const what = `${id}?${new URLSearchParams(query)}`;
    alike(data.map((row) => row.id).toSorted(), due.toSorted(), what);
    alike(page.total, due.length, `the total of ${what}`);
  }
}

const statuses = ['pending', 'completed', 'cancelled', 'failed'] as const;

async function shipmentsCounted(bench: Bench): Promise<void> {
  const { account, shipments } = await preparedFor(bench, 'listShipments');
  const who = requestedBy(account);
  const city = shipments[0]?.destination.city ?? '';
  for (const query of [{}, { city }, { q: shipments[0]?.tracking_number ?? '' }]) {
    const counts = await bench.api.ok('countShipments', { who, query });
    const totalOf = async (status: Record<string, string>) => {
      const { page } = await bench.api.ok('listShipments', { who, query: { ...query, ...status } });
      return { total: page.total, total_is_capped: page.total_is_capped };
    };
    alike(counts.all, await totalOf({}), `all with ${JSON.stringify(query)}`);
    for (const status of statuses) {
      alike(counts[status], await totalOf({ status }), `${status} with ${JSON.stringify(query)}`);
    }
  }
}

async function shipmentsFiltered(bench: Bench): Promise<void> {
  const { shipments } = await preparedFor(bench, 'listShipments');
  const [first] = shipments;
  expect(first !== undefined, 'there are shipments');
  const { city } = first.destination;
  const today = riyadhDay(first.created_at);
  const tomorrow = riyadhDay(first.created_at, 1);
  const yesterday = riyadhDay(first.created_at, -1);
  const is =
    (name: 'status' | 'payment_status' | 'payment_type' | 'source', value: string) =>
    (row: Shipment) =>
      row[name] === value;
  await check<Shipment>(bench, 'listShipments', [
    ...statuses.map((status) => ({
      query: { status },
      matches: is('status', status),
    })),
    ...['refunded', 'paid', 'cod_pending', 'cod_collected'].map((payment_status) => ({
      query: { payment_status },
      matches: is('payment_status', payment_status),
    })),
    ...['prepaid', 'cash_on_delivery'].map((payment_type) => ({
      query: { payment_type },
      matches: is('payment_type', payment_type),
    })),
    ...['website', 'import'].map((source) => ({
      query: { source },
      matches: is('source', source),
    })),
    {
      query: { courier_id: first.courier.id },
      matches: (row) => row.courier.id === first.courier.id,
    },
    { query: { city }, matches: (row) => row.destination.city === city },
    { query: { stalled: 'true' }, matches: () => false },
    { query: { stalled: 'false' }, matches: () => true },
    { query: { created_from: today }, matches: () => true },
    { query: { created_from: tomorrow }, matches: (row) => riyadhDay(row.created_at) >= tomorrow },
    { query: { created_to: yesterday }, matches: (row) => riyadhDay(row.created_at) <= yesterday },
    { query: { q: first.tracking_number }, matches: ({ id }) => id === first.id },
    { query: { q: 'nothing-is-called-so' }, matches: () => false },
    {
      query: { status: 'pending', payment_type: 'prepaid' },
      matches: (row) => row.status === 'pending' && row.payment_type === 'prepaid',
    },
  ]);
}

async function movementsFiltered(bench: Bench): Promise<void> {
  const { account, shipments } = await preparedFor(bench, 'listTransactions');
  const query = { limit: '1' };
  const { data } = await bench.api.ok('listTransactions', { who: requestedBy(account), query });
  const tomorrow = riyadhDay(data[0]?.created_at ?? '', 1);
  await check<Movement>(bench, 'listTransactions', [
    ...['top_up', 'shipment_charge', 'shipment_refund', 'return_charge'].map((kind) => ({
      query: { kind },
      matches: (row: Movement) => row.kind === kind,
    })),
    { query: { direction: 'in' }, matches: (row) => row.amount.amount > 0 },
    { query: { direction: 'out' }, matches: (row) => row.amount.amount < 0 },
    ...shipments.slice(0, 1).map(({ id: shipment_id }) => ({
      query: { shipment_id },
      matches: (row: Movement) => row.shipment_id === shipment_id,
    })),
    { query: { created_from: tomorrow }, matches: (row) => riyadhDay(row.created_at) >= tomorrow },
  ]);
}

async function couriersFiltered(bench: Bench): Promise<void> {
  await check<CourierRow>(bench, 'listCouriers', [
    ...['bronze', 'silver', 'gold', 'platinum'].map((tier) => ({
      query: { tier },
      matches: (row: CourierRow) => row.tier === tier,
    })),
    ...(['economy', 'standard', 'express', 'same_day'] as const).map((service_type) => ({
      query: { service_type },
      matches: (row: CourierRow) => row.service_types.includes(service_type),
    })),
    { query: { min_rating: '4' }, matches: (row) => row.rating >= 4 },
  ]);
}

async function savedFiltered(bench: Bench): Promise<void> {
  const nothing = { query: { q: 'nothing-is-called-so' }, matches: () => false };
  const all = { query: { q: 'box' }, matches: () => true };
  await withEach(
    [['listSavedReceivers', [nothing]] as const, ['listParcelPresets', [all, nothing]] as const],
    ([id, filters]) => check(bench, id, filters),
  );
}

/** Characters that are special to a database or a pattern, but not to a person who searches. */
const ODD_WORDS = [
  '%',
  '_',
  "'",
  '"',
  '\\',
  '%_%',
  "' OR '1'='1",
  ';--',
  '*',
  '(',
  '[a',
  '😀',
  '\u0640',
  '%00',
];

async function oddWords(bench: Bench): Promise<void> {
  const searched = [
    'listShipments',
    'listTransactions',
    'listSavedReceivers',
    'listParcelPresets',
    'listCouriers',
  ] as const;
  await withEach(searched, async (id) => {
    const { account } = await preparedFor(bench, id);
    for (const q of ODD_WORDS)
      await bench.api.succeed(id, { who: requestedBy(account), query: { q } });
  });
}

/** Rows of a file without its heading; no line breaks inside quotes. */
function rowsOf(csv: string): string[] {
  return csv
    .split('\r\n')
    .filter((line) => line !== '')
    .slice(1);
}

async function fileFiltered(bench: Bench): Promise<void> {
  const { account } = await preparedFor(bench, 'listTransactions');
  for (const filter of [
    {},
    { kind: 'shipment_charge' },
    { direction: 'in' },
    { kind: 'cash_back' },
  ]) {
    const query = { limit: '100', ...filter } as Record<string, string>;
    const listed = await bench.api.ok('listTransactions', { who: requestedBy(account), query });
    const answer = await bench.api.succeed('downloadTransactions', {
      who: requestedBy(account),
      body: filter,
    });
    const what = `rows of the file with ${JSON.stringify(filter)}`;
    alike(rowsOf(String(answer.body)).length, listed.page.total, what, answer);
  }
}

const clause = (words: string) => `${words}, in the rows and in the total`;

export const filterLaws: readonly Law[] = [
  {
    id: 'filters-shipments',
    title: 'Filters of shipments apply to every row',
    clause: clause('listShipments, query parameters: only shipments that match'),
    run: shipmentsFiltered,
  },
  {
    id: 'counts-shipments',
    title: 'Shipments are counted by status as the list counts them',
    clause: 'countShipments: among those that listShipments returns for the same filters',
    run: shipmentsCounted,
  },
  {
    id: 'filters-transactions',
    title: 'Filters of movements apply to every row',
    clause: clause('listTransactions, query parameters: only movements that match'),
    run: movementsFiltered,
  },
  {
    id: 'filters-couriers',
    title: 'Filters of couriers apply to every row',
    clause: clause('listCouriers, query parameters: only couriers that match'),
    run: couriersFiltered,
  },
  {
    id: 'filters-saved',
    title: 'Search finds saved receivers and presets',
    clause: clause('#/components/parameters/Search: words to find'),
    run: savedFiltered,
  },
  {
    id: 'odd-words',
    title: 'Special characters in a search are ordinary text',
    clause:
      '#/components/parameters/Search: words to find, with the characters that #/components/schemas/Line allows',
    run: oddWords,
  },
  {
    id: 'filters-file',
    title: 'The downloaded file respects the filter',
    clause: 'downloadTransactions: every movement that matches the filter',
    run: fileFiltered,
  },
];
