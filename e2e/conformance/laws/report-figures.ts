import { requestedBy, type Who } from '../account.ts';
import type { KitApi } from '../api.ts';
import type { ResultOf } from '../call.ts';
import { operationOf } from '../contract.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Days that are reported on. */
const PERIOD = 60;
/** Days of a period with whole quarters, and of its last part. */
const [YEAR, PART] = [360, 133];
/** Reports that are read at the same time. */
const AT_ONCE = 3;

type Report = ResultOf<'getReport'>;
type Values = Report['figures'];
type Measure = keyof Values;
/** Dividend and divisor; undefined where the report does not show them. */
type Parts = readonly [number | undefined, number | undefined];

/** Counts of which each belongs to one day, so those of all days add up. */
const daily: readonly Measure[] = [
  ...(['orders', 'delivered', 'under_way', 'returned', 'failed', 'cancelled'] as const),
  ...(['cash_orders', 'deliveries', 'movements', 'invoices', 'credit_notes'] as const),
  ...(['received_orders', 'goods_value', 'cost', 'delivered_value', 'amount'] as const),
];

/** Shares and means, in basis points, halalas or hundredths, as `ReportValues` defines them. */
const derived: readonly [Measure, (values: Values) => Parts, number][] = [
  [
    'success_rate',
    ({ delivered, returned, failed }) => [delivered, sum([delivered, returned, failed])],
    10_000,
  ],
  ['on_time_rate', ({ on_time, delivered }) => [on_time, delivered], 10_000],
  ['cost_per_order', ({ cost, orders }) => [cost, orders], 1],
  [
    'margin',
    ({ delivered_value, delivered_cost }) => [difference(delivered_value, delivered_cost), 1],
    1,
  ],
];

function sum(values: readonly (number | undefined)[]): number | undefined {
  return values.includes(undefined) ? undefined : values.reduce<number>((a, b = 0) => a + b, 0);
}

function difference(a?: number, b?: number): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b;
}

async function everyFigureIsItsRows({ api, config }: Bench): Promise<void> {
  const who = requestedBy((await config.accountWithHistory?.(api)) ?? { token: '' });
  // Yesterday and before, so that nothing moves between two requests.
  const now = new Date().toISOString();
  const query = { from: riyadhDay(now, -PERIOD), to: riyadhDay(now) };
  const before = { from: riyadhDay(now, -2 * PERIOD), to: query.from };
  const { parameters } = operationOf('getReport');
  const names = parameters.find(({ name }) => name === 'report')?.schema.enum ?? [];
  await withEach(
    names.map(String),
    async (name) => {
      const path = { report: name };
      const call = { who, path };
      const report = await api.ok('getReport', { ...call, query: { ...query, compare: 'true' } });
      alike(
        [report.compared_from, report.compared_to],
        [before.from, before.to],
        `the period before that of ${name}`,
      );
      const earlier = await api.ok('getReport', { ...call, query: before });
      // A figure of what is due now has no earlier one.
      for (const [measure, value] of Object.entries(report.previous ?? {})) {
        const due = earlier.figures[measure as Measure];
        alike(value, due, `${measure} of ${name} in the period before`);
      }
      judgeSeries(name, report);
      judgeDerived(name, report.figures);
      await judgeRows(api, who, name, report, query);
      await judgeYear(api, who, name, now);
    },
    AT_ONCE,
  );
}

function judgeSeries(name: string, { figures, series }: Report): void {
  if (series.length === 0) return;
  for (const measure of daily) {
    const parts = series.map(({ values }) => values[measure]);
    if (figures[measure] === undefined || parts.includes(undefined)) continue;
    alike(sum(parts), figures[measure], `${measure} of all days of ${name}`);
  }
}

/** A server may add up a long period by months and quarters, and the parts of it in other ways. */
async function judgeYear(api: KitApi, who: Who, name: string, now: string): Promise<void> {
  const reportOf = (from: string, to: string) =>
    api.ok('getReport', { who, path: { report: name }, query: { from, to } });
  const [first, middle, last] = [riyadhDay(now, -YEAR), riyadhDay(now, -PART), riyadhDay(now)];
  const { figures: whole, series } = await reportOf(first, last);
  const parts = [await reportOf(first, middle), await reportOf(middle, last)];
  for (const measure of daily) {
    if (whole[measure] === undefined) continue;
    const added = sum(parts.map(({ figures }) => figures[measure]));
    alike(added, whole[measure], `${measure} of two parts of ${YEAR} days of ${name}`);
  }
  // The first and the last step may be cut off.
  for (const at of new Set([0, 1, series.length - 1])) {
    const step = series[at];
    if (!step) continue;
    const from = step.from < first ? first : step.from;
    const { figures } = await reportOf(from, series[at + 1]?.from ?? last);
    for (const [measure, value] of Object.entries(step.values)) {
      alike(value, figures[measure as Measure], `${measure} of ${name} in the step from ${from}`);
    }
  }
}

function judgeDerived(name: string, figures: Values): void {
  for (const [measure, partsOf, scale] of derived) {
    const value = figures[measure];
    const [part, whole] = partsOf(figures);
    if (value === undefined || part === undefined || whole === undefined || whole === 0) continue;
    const due = (scale * part) / whole;
    expect(Math.abs(value - due) <= 1, `${measure} of ${name}: ${value} instead of ${due}`);
  }
}

/** Each figure, and those of the first row of each table, equal what they count. */
async function judgeRows(
  api: KitApi,
  who: Who,
  name: string,
  { figures, tables }: Report,
  period: { from: string; to: string },
): Promise<void> {
  const whole = [{ values: figures, of: {} }];
  const parts = tables.flatMap(({ by, rows }) =>
    rows.slice(0, 1).map(({ key, values }) => ({ values, of: { by, key } })),
  );
  for (const { values, of } of [...whole, ...parts]) {
    for (const [measure, value] of Object.entries(values)) {
      const query = { ...period, ...of, measure, limit: '100' };
      const answer = await api.send('listReportRows', { who, path: { report: name }, query });
      // A balance is no sum of anything.
      if (answer.status === 400 && measure.endsWith('_balance')) continue;
      expect(
        answer.status === 200,
        `the rows of ${measure} were answered ${answer.status}`,
        answer,
      );
      const { data, totals, page } = answer.body as ResultOf<'listReportRows'>;
      const what = `${measure} of ${name} ${JSON.stringify(of)}`;
      alike(totals.value, value, `the rows behind ${what}`, answer);
      const isSum = data.every(({ weight }) => weight === undefined);
      if (page.next_cursor !== undefined || !isSum || data.length === 0) continue;
      alike(sum(data.map((row) => row.value)), value, `the sum of the rows behind ${what}`, answer);
      alike(page.total, data.length, `the number of rows behind ${what}`, answer);
    }
  }
}

export const reportFigureLaws: readonly Law[] = [
  {
    id: 'report-figures',
    title: 'Every figure of every report is what its rows add up to',
    clause:
      'listReportRows: `totals` covers all of them and equals the figure; ReportValues; Report: compared_from, compared_to, previous',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: everyFigureIsItsRows,
  },
];
