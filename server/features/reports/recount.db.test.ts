import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { isReportQuotient } from '../../../common/report-units.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { addDays, riyadhDay } from '../../domain/calendar.ts';
import { seededRandom } from '../../domain/random.ts';
import { type Dimension, type ReportName, REPORTS } from '../../domain/reports/reports.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_COURIER } from '../../testing/test-backend.ts';
import { recountSums } from './recount.ts';
import { plainFigures } from './testing/plain-figures.ts';
import { randomBusiness } from './testing/random-business.ts';

type Schemas = components['schemas'];

const isFull = process.env.TEST_COUNTS === 'full';
const DAYS = 220;
const NOW = new Date();
const TODAY = riyadhDay(NOW);

/** Periods that begin and end within months and at their ends, before and after months are summed. */
const PERIODS = [
  [addDays(TODAY, -DAYS - 1), addDays(TODAY, 1)],
  [addDays(TODAY, -40), addDays(TODAY, -3)],
  [`${addDays(TODAY, -100).slice(0, 7)}-01`, `${addDays(TODAY, -35).slice(0, 7)}-01`],
] as const;

/** Figures of each report whose rows are opened. */
const FIGURES = isFull ? 50 : 4;

/** Points of each series that are read by themselves. */
const POINTS = isFull ? 10 : 2;

const FILTERS: readonly [query: string, by: Dimension, key: string][] = [
  [`courier_id=${TEST_COURIER}`, 'courier', TEST_COURIER],
  ['payment_type=cash_on_delivery', 'payment_type', 'cash_on_delivery'],
  ['city=SA-jeddah', 'city', 'SA-jeddah'],
];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const seed = Number(process.env.REPORTS_SEED ?? NOW.getTime() % 1_000_000);
  const steps = isFull ? 5_000 : 200;
  const customers: Customer[] = [];

  beforeAll(async () => {
    process.stdout.write(`REPORTS_SEED=${seed}\n`);
    const rate = { currency: 'USD' as const, valid_from: '2020-01-01', micro_sar: 3_750_000 };
    await database()
      .kysely.insertInto('exchange_rates')
      .values({ ...rate, source: 't' })
      .execute();
    for (const turn of [1, 2]) {
      backend.setTime(new Date(NOW.getTime() - (DAYS + 1) * 24 * 3_600_000));
      const customer = await backend.newCustomer(30_000_000, 'company');
      customers.push(customer);
      const act = randomBusiness(backend, customer, seededRandom(seed + turn), {
        days: DAYS,
        end: NOW,
      });
      for (let left = steps; left > 0; left -= 1) await act(left);
    }
    backend.setTime(NOW);
    const expires_at = new Date(NOW.getTime() + 3_600_000);
    const sessions = database().kysely.updateTable('sessions').set({ expires_at });
    await sessions.set({ last_used_at: NOW }).execute();
  }, 3_600_000);

  const read = async (customer: Customer, report: ReportName, query: string) => {
    const answer = await backend.get(customer, `/reports/${report}?${query}`);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json<Schemas['Report']>();
  };

  /** All pages of the rows of a figure, as one. */
  const rowsOf = async (customer: Customer, path: string) => {
    const data: Schemas['ReportRow'][] = [];
    for (let cursor = ''; ;) {
      const answer = await backend.get(customer, `/reports/${path}&limit=100${cursor}`);
      const rows = answer.json<Schemas['ReportRowList']>();
      data.push(...rows.data);
      const { next_cursor } = rows.page;
      if (next_cursor === undefined) return { ...rows, data };
      cursor = `&cursor=${next_cursor}`;
    }
  };

  it('every figure of every report equals a recount by plain SQL', async () => {
    const reports = Object.keys(REPORTS) as ReportName[];
    let compared = 0;
    for (const customer of customers) {
      for (const [from, to] of PERIODS) {
        for (const report of reports) {
          compared += await compare(customer, report, { from, to });
        }
      }
      const [[from, to]] = PERIODS;
      for (const report of reports) {
        if (!REPORTS[report].filters.includes('courier')) continue;
        for (const [query, by, key] of FILTERS) {
          compared += await compare(customer, report, { from, to, query, filter: { by, key } });
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  }, 600_000);

  it('a point of a series equals the figures of its days', async () => {
    const random = seededRandom(seed);
    for (const customer of customers) {
      for (const report of Object.keys(REPORTS) as ReportName[]) {
        const [from, to] = random.pick(PERIODS);
        const { series } = await read(customer, report, `from=${from}&to=${to}`);
        if (series.length === 0) continue;
        for (let n = 0; n < POINTS; n += 1) {
          const at = random.between(0, series.length - 1);
          const point = series[at] ?? { from, values: {} };
          const days = `from=${point.from}&to=${series[at + 1]?.from ?? to}`;
          const { figures } = await read(customer, report, days);
          expect([report, days, figures]).toEqual([
            report,
            days,
            expect.objectContaining(point.values),
          ]);
        }
      }
    }
  }, 600_000);

  it('a recount of the sums changes nothing', async () => {
    for (const { accountId } of customers) {
      expect(await recountSums(database(), accountId)).toEqual({ accountId, differences: 0 });
    }
    const accountId = customers[0]?.accountId ?? '';
    await sql`update shipment_sums set orders = orders + 1
      where account_id = ${accountId} and facet = 'city'`.execute(database().kysely);
    const { differences } = await recountSums(database(), accountId);
    expect(differences).toBeGreaterThan(0);
  }, 600_000);

  it('the rows behind a figure add up to it', async () => {
    const random = seededRandom(seed);
    for (const customer of customers) {
      for (const report of Object.keys(REPORTS) as ReportName[]) {
        const [from, to] = random.pick(PERIODS);
        const shown = await read(customer, report, `from=${from}&to=${to}`);
        const figures = figuresIn(shown);
        for (let n = 0; n < FIGURES; n += 1) {
          const { measure, value, by, key } = random.pick(figures);
          const of = by === undefined ? '' : `&by=${by}&key=${encodeURIComponent(key)}`;
          const query = `measure=${measure}&from=${from}&to=${to}${of}`;
          const rows = await rowsOf(customer, `${report}/rows?${query}`);
          expect([report, query, rows.totals.value]).toEqual([report, query, value]);
          if (isReportQuotient(measure)) continue;
          const sum = rows.data.reduce((total, row) => total + row.value, 0);
          expect([report, query, sum, rows.data.length]).toEqual([
            ...[report, query, value],
            rows.page.total_is_capped ? rows.data.length : rows.page.total,
          ]);
        }
      }
    }
  }, 600_000);

  interface Narrowed {
    from: string;
    to: string;
    query?: string;
    filter?: { by: Dimension; key: string };
  }

  /** @returns how many values were compared. */
  async function compare(
    { accountId, headers }: Customer,
    report: ReportName,
    { from, to, query = '', filter }: Narrowed,
  ): Promise<number> {
    const customer = { accountId, headers };
    const shown = await read(customer, report, `from=${from}&to=${to}&${query}`);
    const asked = { accountId, from, to, today: TODAY, ...(filter && { filter }) };
    const { tables } = REPORTS[report];
    // Top-ups cannot be filtered, and cash that is due only by courier.
    const unfiltered =
      filter && (filter.by === 'courier' ? ['topped_up'] : ['topped_up', 'cash_due']);
    const figures = REPORTS[report].figures.filter((name) => !unfiltered?.includes(name));
    const where = `${report} ${from} ${to} ${query}`;
    const plain = await plainFigures(database().kysely, asked, figures);
    const { opening_balance, closing_balance, ...told } = shown.figures;
    expect([where, told]).toEqual([where, plain.get('') ?? {}]);
    if (opening_balance !== undefined) {
      const opening = await balanceBefore(accountId, from);
      const closing = await balanceBefore(accountId, to);
      expect([opening_balance, closing_balance]).toEqual([opening, closing]);
    }
    let count = Object.keys(told).length;
    for (const table of tables) {
      const given = shown.tables.find(({ by }) => by === table.by);
      const of = `${where} by ${table.by}`;
      const rows =
        table.by === 'failure_reason' || table.by === 'order_reason'
          ? undefined
          : await plainFigures(database().kysely, asked, table.figures, table.by);
      if (!rows || !given) continue;
      const wanted = new Map(
        [...rows].filter(([, values]) => Object.values(values).some((value) => value !== 0)),
      );
      const keyOf = ({ key, phone }: Schemas['ReportTableRow']) => phone ?? key;
      const got = new Map(given.rows.map((row) => [keyOf(row), row.values]));
      // Of 50 clients at most.
      expect([of, Object.fromEntries([...got].sort())]).toEqual([
        of,
        Object.fromEntries([...wanted].sort()),
      ]);
      count += [...got.values()].reduce((sum, values) => sum + Object.keys(values).length, 0);
    }
    return count;
  }

  async function balanceBefore(accountId: string, day: string): Promise<number> {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum
      from ledger_transactions where account_id = ${accountId}
        and created_at < ${day}::timestamp - interval '3 hours'`.execute(database().kysely);
    return rows[0]?.sum ?? 0;
  }
});

interface ShownFigure {
  measure: string;
  value: number;
  by?: string;
  key: string;
}

/** Every figure of a report that has rows: those of the period, and of its tables. */
function figuresIn({ figures, tables }: Schemas['Report']): ShownFigure[] {
  const { opening_balance: _opening, closing_balance: _closing, ...told } = figures;
  const toFigures = (values: Schemas['ReportValues']) =>
    Object.entries(values).map(([measure, value]) => ({ measure, value }));
  return [
    ...toFigures(told).map((figure) => ({ ...figure, key: '' })),
    ...tables.flatMap(({ by, rows }) =>
      rows.flatMap(({ key, values }) =>
        toFigures(values).map((figure) => ({ ...figure, by, key })),
      ),
    ),
  ];
}
