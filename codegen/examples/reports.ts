import {
  evaluate,
  type Measure,
  type MeasureName,
  MEASURES,
} from '../../server/domain/reports/measures.ts';
import type { Sums } from '../../server/domain/reports/sums.ts';
import { ruleOf, same, type Schemas, unless } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

type Values = Schemas['ReportValues'];

const measures = Object.entries(MEASURES) as [MeasureName, Measure][];

/** Figures that are sums and nothing else, so that rows and points add up to them. */
const ADDITIVE = measures.filter(
  ([, { per, isNow, basis }]) => !per && !isNow && basis !== 'client',
);

/** The sums that figures of one basis show by themselves. */
function sumsShown(values: Values, { basis, isOfDelivery }: Measure): Sums {
  const shown = measures.flatMap(([name, measure]) => {
    const [term, ...others] = Object.keys(measure.of);
    const isItself = term === name && others.length === 0 && !measure.per && !measure.only;
    const isOurs = measure.basis === basis && measure.isOfDelivery === isOfDelivery;
    return isItself && isOurs && values[name] !== undefined ? [[name, values[name]]] : [];
  });
  return Object.fromEntries(shown) as Sums;
}

/** The terms that a figure is made of; none for one that is itself a sum. */
function termsOf({ of, per = {} }: Measure): string[] {
  return [...Object.keys(of), ...Object.keys(per)];
}

function figureFaults(values: Values): string[] {
  return measures.flatMap(([name, measure]) => {
    const sums = sumsShown(values, measure);
    const value = values[name];
    const isKnown = termsOf(measure).every((term) => term in sums);
    if (value === undefined || measure.only || !isKnown) return [];
    return same(name, value, evaluate(measure, [sums]) ?? value);
  });
}

/** Figures that are differences of figures of several kinds. */
function balanceFaults(values: Values): string[] {
  const { opening_balance: opening, closing_balance: closing } = values;
  const { topped_up: paid = 0, charged = 0, refunded = 0, cash_back_received: back = 0 } = values;
  const { invoiced_vat: vat, credited_vat: credited, vat_amount: net } = values;
  return [
    ...(opening === undefined || closing === undefined
      ? []
      : same('closing_balance', closing, opening + paid - charged + refunded + back)),
    ...(vat === undefined || credited === undefined || net === undefined
      ? []
      : same('vat_amount', net, vat - credited)),
    ...(values.orders === undefined ||
    values.cost === undefined ||
    values.cost_per_order === undefined
      ? []
      : same('cost_per_order', values.cost_per_order, quotient(values.cost, values.orders))),
  ];
}

const quotient = (value: number, by: number) => Math.floor((2 * value + by) / (2 * by));

/** Faults of figures against what they are divided into. */
function sumFaults(what: string, figures: Values, parts: readonly Values[]): string[] {
  return ADDITIVE.flatMap(([name]) => {
    const figure = figures[name];
    const values = parts.flatMap((each) => each[name] ?? []);
    if (figure === undefined || parts.length === 0 || values.length < parts.length) return [];
    return same(
      `${name} of ${what}`,
      values.reduce((sum, value) => sum + value, 0),
      figure,
    );
  });
}

/** Figures of reports. */
export const reports: readonly ExampleRule[] = [
  ruleOf('figures follow from each other', ['ReportValues'], (values) => [
    ...figureFaults(values),
    ...balanceFaults(values),
  ]),

  ruleOf('steps add up to the figures', ['Report'], ({ figures, series }) =>
    sumFaults(
      'the series',
      figures,
      series.map(({ values }) => values),
    ),
  ),

  ruleOf('rows of a table add up to the figures', ['Report'], ({ figures, tables }) =>
    tables.flatMap(({ by, rows, more }) =>
      more > 0
        ? []
        : sumFaults(
            `the table by ${by}`,
            figures,
            rows.map(({ values }) => values),
          ),
    ),
  ),

  ruleOf('the compared period comes just before', ['Report'], (report) => {
    const { from, to, compared_from: before, compared_to: until, series } = report;
    const days = (start: string, end: string) => Date.parse(end) - Date.parse(start);
    return [
      ...(before === undefined || until === undefined
        ? []
        : [
            ...same('compared_to', until, from),
            ...same('the length of the compared period', days(before, until), days(from, to)),
          ]),
      ...series.flatMap((step) =>
        unless(step.from >= from && step.from < to, `${step.from} is outside`),
      ),
    ];
  }),
];
