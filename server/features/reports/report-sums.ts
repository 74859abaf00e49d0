import type { Queryable } from '../../db/database.ts';
import { type CalendarDay, daysBetween } from '../../domain/calendar.ts';
import { facetOf } from '../../domain/reports/facet-of.ts';
import { type Measure, type MeasureName, MEASURES, sumOf } from '../../domain/reports/measures.ts';
import { type Period, type Piece, piecesOf } from '../../domain/reports/pieces.ts';
import type { Dimension } from '../../domain/reports/reports.ts';
import { FACETS, type Sums } from '../../domain/reports/sums.ts';
import { CASH_AGES, daysOfCash, FIRST_DAY } from '../../domain/reports/cash-ages.ts';
import { type ClientCounts, readClientCounts, type TopClients } from './client-counts.ts';
import { clientPeriodOf, readClientSteps, readFactsOfClient } from './clients-store.ts';
import type { ReportFilter } from './judge-query.ts';
import { type KeySums, readSteps, readSums, type StepSums, addUpSums } from './sums-store.ts';

/** The days of a period up to which each is a point of the series; of a longer one, each month is. */
const MOST_DAYS = 92;

/** Sums with the key of the dimension that they are asked for. */
export type DividedSums = KeySums & { keyOf: string };

/** What a report reads, each of it once. */
export interface ReportSums {
  db: Queryable;
  accountId: string;
  /** The period, and the one that it is compared with. */
  periods: readonly Period[];
  pieces: readonly (readonly Piece[])[];
  clientCounts: () => Promise<{ counts: readonly ClientCounts[]; top: readonly number[] }>;
  step: 'day' | 'month';
  /**
   * The sums of a measure in all periods, by a dimension or as a whole.
   *
   * @returns undefined if they are not divided like that, or the filter cannot be applied to them.
   */
  rowsOf: (
    measure: MeasureName,
    by: Dimension | undefined,
  ) => Promise<readonly DividedSums[] | undefined>;
  /** The sums of the steps of the first period. */
  stepsOf: (measure: MeasureName) => Promise<readonly StepSums[] | undefined>;
  /** Halalas, when a period begins. */
  balanceBefore: (period: number) => Promise<number>;
}

/** Opens the sums of an account for a report of some periods. */
export async function openSums(
  db: Queryable,
  accountId: string,
  {
    periods,
    filter,
    now,
    top,
  }: { periods: readonly Period[]; filter: ReportFilter; now: Date; top: TopClients | undefined },
): Promise<ReportSums> {
  const mark = await addUpSums(db, accountId);
  const pieces = periods.map((period) => piecesOf(period, mark));
  const clientPeriods = periods.map((period) => clientPeriodOf(accountId, period, mark, now));
  const [first = { from: FIRST_DAY, to: FIRST_DAY }] = periods;
  const step: ReportSums['step'] = daysBetween(first.from, first.to) > MOST_DAYS ? 'month' : 'day';
  const stepPieces = stepsOf(first, step, mark);
  const once = new Map<string, Promise<unknown>>();
  const read = <Rows>(name: string, reading: () => Promise<Rows>) => {
    const known = (once.get(name) as Promise<Rows> | undefined) ?? reading();
    once.set(name, known);
    return known;
  };
  const { client } = filter;
  const clientCounts = () => read('clients', () => readClientCounts(db, clientPeriods, top));
  const ages = () =>
    read('ages', () => {
      const pieces = CASH_AGES.map((age) => piecesOf(daysOfCash(now, age), mark));
      return readSums(db, accountId, 'cash', pieces);
    });

  return {
    ...{ db, accountId, periods, pieces, step, clientCounts },

    async rowsOf(name, by) {
      const measure: Measure = MEASURES[name];
      const keep = (row: KeySums, parts: readonly string[]) =>
        fits(row.key, parts, measure, filter);
      if (by === 'cash_age') {
        if (measure.basis !== 'cash') return undefined;
        const rows = (await ages()).filter((row) => keep(row, FACETS.cash));
        return rows.map((row) => ({ ...row, period: 0, keyOf: CASH_AGES[row.period] ?? '' }));
      }
      if (client) {
        if (measure.basis !== 'shipment') return undefined;
        const facts = await read('client', () =>
          readFactsOfClient(db, accountId, client.phone, { periods, step }),
        );
        return by === undefined || by === 'courier' || by === 'service'
          ? divide(facts, FACETS.courier, by)
          : undefined;
      }
      if (measure.basis === 'client') {
        if (filter.facet || (by !== undefined && by !== 'city')) return undefined;
        return divide((await clientCounts()).counts, FACETS.city, by);
      }
      const facet = facetOf(measure, by, filter);
      if (!facet) return undefined;
      const asked = measure.isNow ? [piecesOf(daysOfCash(now), mark)] : pieces;
      const rows = await read(`${facet} ${measure.isNow ? 'now' : ''}`, () =>
        readSums(db, accountId, facet, asked),
      );
      const kept = rows.filter((row) => keep(row, FACETS[facet]));
      return divide(kept.map(signed), FACETS[facet], by);
    },

    async stepsOf(name) {
      const measure: Measure = MEASURES[name];
      if (client) {
        const facts = await read('client', () =>
          readFactsOfClient(db, accountId, client.phone, { periods, step }),
        );
        return facts.filter(({ period }) => period === 0);
      }
      if (measure.basis === 'client') {
        if (filter.facet) return undefined;
        const [period] = clientPeriods;
        return period && read('client steps', () => readClientSteps(db, period, step));
      }
      const facet = facetOf(measure, undefined, filter);
      if (!facet) return undefined;
      // All keys at once are much fewer rows.
      const byKey =
        facet === 'document' || measure.only !== undefined || Object.keys(filter.parts).length > 0;
      const asked = { pieces: stepPieces, step, byKey };
      const rows = await read(`${facet} steps ${byKey}`, () =>
        readSteps(db, accountId, facet, asked),
      );
      if (!byKey) return rows;
      return rows.filter((row) => fits(row.key, FACETS[facet], measure, filter)).map(signed);
    },

    async balanceBefore(period) {
      const until = periods[period]?.from ?? FIRST_DAY;
      const rows = await read(`before ${period}`, () =>
        readSums(db, accountId, 'movement', [piecesOf({ from: FIRST_DAY, to: until }, mark)]),
      );
      return sumOf(rows, 'amount');
    },
  };
}

/** Whether a row is of what the measure counts and the filter lets through. */
function fits(
  key: string,
  parts: readonly string[],
  { only }: Measure,
  { parts: wanted }: ReportFilter,
): boolean {
  const values = key.split('.');
  const valueOf = (part: string) => values[parts.indexOf(part)];
  if (only && !only.values.includes(valueOf(only.part) ?? '')) return false;
  return Object.entries(wanted).every(([part, value]) => valueOf(part) === value);
}

function divide<Row extends KeySums>(
  rows: readonly Row[],
  parts: readonly string[],
  by: Dimension | undefined,
): (Row & DividedSums)[] {
  const at = by === undefined ? 0 : parts.indexOf(by);
  return rows.flatMap((row) => {
    const keyOf = row.key.split('.')[at];
    return keyOf === undefined ? [] : [{ ...row, keyOf }];
  });
}

/** Credit notes take away what invoices add. */
export function signed<Row extends Sums & { key: string }>(row: Row): Row {
  const sign = row.key.startsWith('credit_note') ? -1 : 1;
  return {
    ...row,
    signed_amount: sign * (row.amount ?? 0),
    signed_vat: sign * (row.vat ?? 0),
  };
}

/** The pieces of each step, so that no piece is longer than its step. */
function stepsOf(period: Period, step: 'day' | 'month', mark: CalendarDay): Piece[] {
  return step === 'day' ? [{ grain: 'day', ...period }] : piecesOf(period, mark, 'month');
}
