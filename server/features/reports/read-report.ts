import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { addDays, daysBetween } from '../../domain/calendar.ts';
import {
  evaluate,
  type Measure,
  type MeasureName,
  MEASURES,
  sumOf,
  SUMS_AS_ROWS,
} from '../../domain/reports/measures.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import {
  contentOf,
  type Dimension,
  type Figure,
  type ReportName,
  type Table,
} from '../../domain/reports/reports.ts';
import type { TopClients } from './client-counts.ts';
import { type ClientRow, readClients } from './clients-store.ts';
import type { ReportFilter } from './judge-query.ts';
import { rowNames } from './row-names.ts';
import { seriesOf } from './series.ts';
import { openSums, type ReportSums } from './report-sums.ts';

type Wire = components['schemas'];
export type Values = Wire['ReportValues'];

/** Rows of a table at most. */
const MOST_CLIENTS = 50;
const MOST_ROWS = 250;

export interface ReportAsked extends Period {
  report: ReportName;
  compare: boolean;
  filter: ReportFilter;
}

/** A report as the contract shows it. */
export async function readReport(
  db: Queryable,
  accountId: string,
  { report, from, to, compare, filter }: ReportAsked,
  now: Date,
): Promise<Wire['Report']> {
  const length = daysBetween(from, to);
  const before = { from: addDays(from, -length), to: from };
  const periods = compare ? [{ from, to }, before] : [{ from, to }];
  const content = contentOf(report, filter.client !== undefined);
  const sums = await openSums(db, accountId, { periods, filter, now, top: topOf(content.tables) });
  const [tables, series, figures, previous] = await Promise.all([
    Promise.all(content.tables.map((table) => tableOf(sums, table))),
    seriesOf(sums, content.series),
    ...periods.map((_, period) => figuresOf(sums, content.figures, period)),
  ]);
  return {
    ...{ report, from, to, step: sums.step, as_of: now.toISOString() },
    ...(compare && { compared_from: before.from, compared_to: before.to }),
    figures: figures ?? {},
    ...(previous && { previous }),
    series,
    tables: tables.flatMap((table) => table ?? []),
  };
}

async function figuresOf(
  sums: ReportSums,
  figures: readonly Figure[],
  period: number,
): Promise<Values> {
  const values: Values = {};
  for (const figure of figures) {
    if (figure === 'opening_balance' || figure === 'closing_balance') {
      const opening = await sums.balanceBefore(period);
      const moved = figure === 'closing_balance' ? await valueOf(sums, 'amount', period) : 0;
      values[figure] = opening + (moved ?? 0);
    } else {
      const value = await valueOf(sums, figure, period);
      if (value !== undefined) values[figure] = value;
    }
  }
  return values;
}

/** The value of a measure over a whole period; undefined if the filter leaves it none. */
async function valueOf(
  sums: ReportSums,
  name: MeasureName,
  period: number,
): Promise<number | undefined> {
  const rows = await sums.rowsOf(name, undefined);
  if (!rows || (period > 0 && 'isNow' in MEASURES[name])) return undefined;
  return evaluate(
    MEASURES[name],
    rows.filter((row) => row.period === period),
  );
}

/** Undefined if the filter leaves the table nothing to divide. */
async function tableOf(sums: ReportSums, table: Table): Promise<Wire['ReportTable'] | undefined> {
  if (table.by === 'client') return clientsTable(sums, table);
  const values = await valuesByKey(sums, table);
  if (!values) return undefined;
  const [first] = table.figures;
  const found = [...values]
    .filter(([, each]) => Object.values({ ...each[1], ...each[0] }).some((value) => value !== 0))
    .sort(([a, x], [b, y]) => {
      const order =
        Math.abs(y[0]?.[first ?? 'orders'] ?? 0) - Math.abs(x[0]?.[first ?? 'orders'] ?? 0);
      return order || (a < b ? -1 : 1);
    });
  const shown = found.slice(0, MOST_ROWS);
  const names = await rowNames(
    sums.db,
    sums.accountId,
    table.by,
    shown.map(([key]) => key),
  );
  return {
    by: table.by,
    rows: shown.map(([key, [now, before]]) => ({
      key,
      ...names.get(key),
      values: now ?? {},
      ...(sums.periods.length > 1 && { previous: before ?? {} }),
    })),
    more: found.length - shown.length,
  };
}

/** Values of both periods by the keys of a dimension. */
async function valuesByKey(
  sums: ReportSums,
  { by, figures }: Table,
): Promise<Map<string, [Values, Values]> | undefined> {
  if (by === 'failure_reason' || by === 'order_reason') return valuesBySum(sums, by);
  const byKey = new Map<string, [Values, Values]>();
  const divided: MeasureName[] = [];
  for (const name of figures) {
    const rows = await sums.rowsOf(name, by);
    if (!rows) continue;
    divided.push(name);
    const groups = Map.groupBy(rows, (row) => row.keyOf);
    for (const [key, group] of groups) {
      const values = byKey.get(key) ?? [{}, {}];
      byKey.set(key, values);
      for (const period of [0, 1] as const) {
        if (period > 0 && 'isNow' in MEASURES[name]) continue;
        const value = evaluate(
          MEASURES[name],
          group.filter((row) => row.period === period),
        );
        if (value !== undefined) values[period][name] = value;
      }
    }
  }
  for (const name of divided) {
    const measure: Measure = MEASURES[name];
    if (measure.per) continue;
    for (const [now, before] of byKey.values()) {
      now[name] ??= 0;
      if (!measure.isNow) before[name] ??= 0;
    }
  }
  return divided.length > 0 ? byKey : undefined;
}

/** A table whose rows are sums with names of their own. */
async function valuesBySum(
  sums: ReportSums,
  by: 'failure_reason' | 'order_reason',
): Promise<Map<string, [Values, Values]> | undefined> {
  const { measure, sums: names } = SUMS_AS_ROWS[by];
  const rows = await sums.rowsOf(measure, undefined);
  if (!rows) return undefined;
  const valuesOf = (name: (typeof names)[number], period: number): Values => ({
    [measure]: sumOf(
      rows.filter((row) => row.period === period),
      name,
    ),
  });
  return new Map(names.map((name) => [name, [valuesOf(name, 0), valuesOf(name, 1)]]));
}

/** The clients that a table of the report shows. */
function topOf(tables: readonly Table[]): TopClients | undefined {
  const of = tables.find(({ by }) => by === 'client');
  if (!of) return undefined;
  const by = of.figures[0] === 'delivered_value' ? 'delivered_value' : 'orders';
  return { by, count: MOST_CLIENTS };
}

async function clientsTable(sums: ReportSums, { figures }: Table): Promise<Wire['ReportTable']> {
  const { db, accountId } = sums;
  const { counts, top: clients } = await sums.clientCounts();
  const found = counts.filter(({ period }) => period === 0).map((row) => row.found);
  const [names, ...periods] = await Promise.all([
    rowNames(db, accountId, 'client', clients.map(String)),
    ...sums.pieces.map((pieces) => readClients(db, accountId, pieces, clients)),
  ]);
  const valuesOf = (number: number, period: number) =>
    clientValues(
      periods[period]?.find(({ client }) => client === number),
      figures,
    );
  return {
    by: 'client' satisfies Dimension,
    rows: clients.map((number) => ({
      key: String(number),
      ...names.get(String(number)),
      values: valuesOf(number, 0),
      ...(sums.periods.length > 1 && { previous: valuesOf(number, 1) }),
    })),
    more: found.reduce((sum, each) => sum + each, 0) - clients.length,
  };
}

/** The names of the sums of clients, as those of shipments. */
function clientValues(row: ClientRow | undefined, figures: readonly MeasureName[]): Values {
  if (!row) return {};
  const { unsuccessful: returned, ...rest } = row;
  return Object.fromEntries(
    figures.flatMap((name) => {
      const value = evaluate(MEASURES[name], [{ ...rest, returned }]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
