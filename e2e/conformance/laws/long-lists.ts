import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { bookingOf, checked, priced, rightFile, settled, uploaded } from '../imports.ts';
import { balanceKeyOf, requestLogOf } from '../request-log.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { subscribed } from './plans.ts';
import { withEach } from './with-each.ts';

/** Rows of the file that is booked: more than the longest page, with some that no courier takes. */
const ROWS = 112;

/** Rows of the longest page (`Limit`). */
const LONGEST = 100;

const FUNDS = 2_000_000;

interface Rows {
  data: unknown[];
  page: { next_cursor?: string; total: number; total_is_capped: boolean };
}

/** A list, how many rows it must have, and the file of all of them. */
interface Long {
  id: OperationId;
  call: Call;
  due: number;
  file?: readonly [OperationId, Call];
}

/** Lines of a file without its heading; no line breaks inside quotes. */
function linesOf(file: unknown): number {
  const lines = String(file).split('\r\n');
  return lines.filter((line) => line !== '').length - 1;
}

async function countedToTheEnd(bench: Bench): Promise<void> {
  const { api } = bench;
  // A plan may limit the rows of a file.
  const account = await subscribed(bench);
  await bench.config.addBalance(api, account, FUNDS);
  const importer = { ...bench, account };
  const read = await uploaded(importer, await rightFile(importer, ROWS));
  const shown = await priced(importer, await checked(importer, read));
  const due = shown.counts.priced;
  if (due <= LONGEST) throw new NotHeld(`couriers take ${due} of ${ROWS} right rows`);
  await api.ok('bookImportBatch', bookingOf(importer, shown));
  const { id, charged } = await settled(importer, shown.id);
  alike(charged, shown.total, `what ${due} rows have cost`);

  const who = requestedBy(account);
  const now = new Date().toISOString();
  const orders = { measure: 'orders', from: riyadhDay(now, -1), to: riyadhDay(now, 2) };
  const report = { who, path: { report: 'orders' }, query: orders };
  const [kind, subject] = ['shipment_charge', 'carriage'];
  const long: readonly Long[] = [
    { id: 'listShipments', call: { who }, due },
    {
      ...{ id: 'listTransactions', call: { who, query: { kind } }, due },
      file: ['downloadTransactions', { who, body: { kind } }],
    },
    {
      ...{ id: 'listInvoices', call: { who, query: { subject } }, due },
      file: ['downloadInvoices', { who, body: { subject } }],
    },
    {
      ...{ id: 'listReportRows', call: report, due },
      file: ['downloadReportRows', { ...report, query: { ...orders, format: 'csv' } }],
    },
    {
      ...{ id: 'listImportRows', call: { who, path: { batch_id: id } }, due: ROWS },
      file: [
        'downloadImportRows',
        { who, path: { batch_id: id }, body: { which: 'all', format: 'csv', language: 'ar' } },
      ],
    },
  ];
  await withEach(long, (list) => wholeAndCounted(bench, list));
}

async function wholeAndCounted({ api }: Bench, { id, call, due, file }: Long): Promise<void> {
  const read = async (more: Record<string, string>) => {
    const query = { limit: String(LONGEST), ...call.query, ...more };
    return (await api.succeed(id, { ...call, query })).body as Rows;
  };
  const first = await read({});
  const { next_cursor: cursor, total, total_is_capped } = first.page;
  alike([total, total_is_capped], [due, false], `the total of ${id} with ${due} rows`);
  alike(first.data.length, LONGEST, `rows on the longest page of ${id}`);
  const last = await read({ cursor: cursor ?? '' });
  alike(last.data.length, due - LONGEST, `rows on the second page of ${id}`);
  alike(last.page.next_cursor, undefined, `the cursor on the last page of ${id}`);
  if (!file) return;
  const answer = await api.succeed(...file);
  alike(linesOf(answer.body), due, `rows of ${file[0]}`, answer);
}

async function everyRequestIsLogged(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const { who: key } = await balanceKeyOf(api, account, 'نظام');
  const due = LONGEST + 5;
  await withEach(Array.from({ length: due }), async () => {
    await api.ok('getBalanceByKey', { who: key });
  });
  await requestLogOf(api, account, due);
  const file = ['exportApiRequests', { who }] as const;
  await wholeAndCounted(bench, { id: 'listApiRequests', call: { who }, due, file });
}

export const longListLaws: readonly Law[] = [
  {
    id: 'long-lists',
    title: 'Totals and files have more rows than the longest page',
    clause:
      '#/components/schemas/Page/properties/total: counted up to 1,001; downloadTransactions, downloadInvoices: every one that matches the filter; downloadReportRows: everything behind a figure; downloadImportRows',
    run: countedToTheEnd,
  },
  {
    id: 'long-log',
    title: 'The request log and its file have more rows than the longest page',
    clause:
      'listApiRequests: each request with a key has one entry; exportApiRequests: every entry that matches',
    isAbout: ({ id }) => id === 'exportApiRequests',
    run: everyRequestIsLogged,
  },
];
