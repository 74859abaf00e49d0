import { problem } from '../../http/problem.ts';
import {
  type Measure,
  type MeasureName,
  MEASURES,
  SUMS_AS_ROWS,
} from '../../domain/reports/measures.ts';
import { facetOf } from '../../domain/reports/facet-of.ts';
import type { Dimension } from '../../domain/reports/reports.ts';
import { FACETS, type Facet } from '../../domain/reports/sums.ts';
import { CASH_AGES, type CashAge } from '../../domain/reports/cash-ages.ts';
import type { ReportFilter } from './judge-query.ts';

/** A figure whose rows are asked for. */
export interface FigureAsked {
  measure: string;
  by?: Dimension;
  key?: string;
}

/** The facts that a figure counts. */
export interface FigureFacts {
  measure: Measure;
  /** Of whose keys, the names of their parts, and the values that some of them must have. */
  facet: Facet;
  names: readonly string[];
  parts: readonly (readonly [position: number, values: readonly string[]])[];
  /** The row of a table that has other days than the period. */
  age?: CashAge;
  /** The client whose row it is. */
  client?: number;
}

/**
 * The facts behind a figure of a report, or of a row of one of its tables.
 *
 * @throws ProblemError 400 for a figure without rows, such as a balance, or one that the table does
 *   not have.
 */
export function figureOf(asked: FigureAsked, filter: ReportFilter): FigureFacts {
  const { by, key } = asked;
  if ((by === undefined) !== (key === undefined)) throw refuse(by === undefined ? 'by' : 'key');
  if (!(asked.measure in MEASURES)) throw refuse('measure');
  const measure: Measure = MEASURES[asked.measure as MeasureName];
  if (by === undefined || key === undefined) return withParts(measure, undefined, filter, []);
  if (by === 'failure_reason' || by === 'order_reason') {
    const { measure: name, sums } = SUMS_AS_ROWS[by];
    if (asked.measure !== name || !sums.some((sum) => sum === key)) throw refuse('key');
    return withParts({ ...measure, of: { [key]: 1 } }, undefined, filter, []);
  }
  if (by === 'cash_age') {
    if (measure.basis !== 'cash') throw refuse('measure');
    const age = CASH_AGES.find((each) => each === key);
    if (!age) throw refuse('key');
    return { ...withParts(measure, undefined, filter, []), age };
  }
  if (by === 'client') {
    if (measure.basis !== 'shipment' || !/^[1-9]\d{0,9}$/.test(key)) throw refuse('key');
    return { ...withParts(measure, undefined, filter, []), client: Number(key) };
  }
  return withParts(measure, by, filter, [[by, [key]]]);
}

function withParts(
  measure: Measure,
  by: Dimension | undefined,
  filter: ReportFilter,
  wanted: [part: string, values: readonly string[]][],
): FigureFacts {
  if (measure.basis === 'client') {
    if (by !== undefined && by !== 'city') throw refuse('by');
    return {
      measure,
      facet: 'city',
      names: FACETS.city,
      parts: wanted.map(([, values]) => [1, values]),
    };
  }
  const facet = facetOf(measure, by, filter);
  if (!facet) throw refuse('by');
  const all = [
    ...wanted,
    ...(measure.only ? [[measure.only.part, measure.only.values] as const] : []),
    ...Object.entries(filter.parts).map(([part, value]) => [part, [value]] as const),
  ];
  const names: readonly string[] = FACETS[facet];
  return {
    ...{ measure, facet, names },
    parts: all.map(([part, values]) => {
      const at = names.indexOf(part);
      if (at < 0) throw refuse('by');
      return [at + 1, values];
    }),
  };
}

const refuse = (name: string) =>
  problem(400, 'validation_failed', {
    errors: [{ pointer: `/query/${name}`, code: 'invalid_value' }],
  });
