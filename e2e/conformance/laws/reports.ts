import { requestedBy } from '../account.ts';
import { book, newKey } from '../bookings.ts';
import { accountWith, alike, balanceOf, expect, ledgerOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

const DAY_MS = 24 * 3_600_000;
const FUNDS = 3_000_000;

/** Three days of which the middle one is today, wherever that is. */
function aroundToday(): { from: string; to: string } {
  const [from = '', to = ''] = [-1, 2].map((days) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
  );
  return { from, to };
}

async function figuresAreTheirRows(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const query = aroundToday();
  const { shipment: first } = await book(api, account, lists, draw);
  await api.ok('cancelShipment', { who, path: { shipment_id: first.id }, header: newKey() });
  const { shipment: second } = await book(api, account, lists, draw);
  const path = { report: 'orders' };
  const orders = await api.ok('getReport', { who, path, query });
  const { figures, series, tables } = orders;
  alike([figures.orders, figures.cancelled], [2, 1], 'the orders and those that were cancelled');
  const sum = (values: readonly { orders?: number }[]) =>
    values.reduce((total, { orders: count = 0 }) => total + count, 0);
  alike(sum(series.map(({ values }) => values)), 2, 'the orders of all days');
  const bySource = tables.find(({ by }) => by === 'source')?.rows ?? [];
  alike(sum(bySource.map(({ values }) => values)), 2, 'the orders of all sources');

  const rowsOf = (more: Record<string, string>) =>
    api.ok('listReportRows', { who, path, query: { ...query, ...more } });
  const all = await rowsOf({ measure: 'orders' });
  alike(
    [all.data.map(({ id }) => id).sort(), all.totals],
    [[first.id, second.id].sort(), { value: 2 }],
    'what the orders are',
  );
  const cancelled = await rowsOf({ measure: 'cancelled' });
  alike(
    cancelled.data.map(({ id }) => id),
    [first.id],
    'the cancelled orders',
  );
  const elsewhere = await rowsOf({ measure: 'orders', by: 'source', key: 'api' });
  alike(elsewhere.totals, { value: 0 }, 'orders that another system booked');

  const bounds = [
    ['2023-03-01', '2026-03-01', 200],
    ['2023-03-01', '2026-03-02', 400],
    ['2026-03-02', '2026-03-01', 400],
  ] as const;
  for (const [from, to, status] of bounds) {
    const answer = await api.send('getReport', { who, path, query: { from, to } });
    alike(answer.status, status, `a report from ${from} to ${to}`, answer);
  }

  const stranger = requestedBy(await accountWith(bench, 0));
  const theirs = await api.ok('getReport', { who: stranger, path, query });
  alike(theirs.figures.orders, 0, "another account's orders");
  const person = requestedBy(await accountWith(bench, 0, 'individual'));
  refused(
    await api.send('getReport', { who: person, path, query }),
    403,
    'company_account_required',
    'a report of an individual',
  );
}

async function moneyIsTheLedger(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  await book(api, account, lists, draw);
  const path = { report: 'financial_summary' };
  const { figures } = await api.ok('getReport', { who, path, query: aroundToday() });
  const charged = (await ledgerOf(bench, account))
    .filter(({ kind }) => kind === 'shipment_charge')
    .reduce((sum, { amount }) => sum - amount.amount, 0);
  alike(
    [figures.opening_balance, figures.topped_up, figures.charged, figures.closing_balance],
    [0, FUNDS, charged, await balanceOf(bench, account)],
    'opening balance, top-ups, charges and closing balance',
  );
}

async function reportsAreScheduledOnce(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const body = { report: 'orders', frequency: 'week' } as const;
  const first = await api.ok('createScheduledReport', { who, body });
  const again = await api.ok('createScheduledReport', { who, body: { ...body, filters: {} } });
  alike(again, first, 'a report that was scheduled twice');
  expect(
    new Date(first.next_on).getUTCDay() === 0,
    `a report of each week is sent on ${first.next_on}, which is no Sunday`,
  );
  const listed = async () => (await api.ok('listScheduledReports', { who })).data;
  alike(await listed(), [first], 'the scheduled reports');
  const path = { scheduled_report_id: first.id };
  const stranger = requestedBy(await accountWith(bench, 0));
  refused(
    await api.send('deleteScheduledReport', { who: stranger, path }),
    404,
    'not_found',
    "another account's scheduled report",
  );
  await api.ok('deleteScheduledReport', { who, path });
  alike(await listed(), [], 'the scheduled reports, after one was stopped');
}

export const reportLaws: readonly Law[] = [
  {
    id: 'reports',
    title: 'The figures of a report are its rows, of this account alone',
    clause:
      'listReportRows: `totals` is counted from all of them and equals the figure; getReport: shipments count on the day on which they were booked; CompanyAccountRequired',
    run: figuresAreTheirRows,
  },
  {
    id: 'reports-of-money',
    title: 'The financial summary is the ledger',
    clause: 'ReportValues: opening_balance, topped_up, charged, closing_balance',
    run: moneyIsTheLedger,
  },
  {
    id: 'scheduled-reports',
    title: 'Reports are scheduled once, and stopped by their account alone',
    clause:
      'createScheduledReport: scheduling the same again changes nothing, a week begins on Sunday',
    run: reportsAreScheduledOnce,
  },
];
