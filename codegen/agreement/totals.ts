import { scaleHalfUp } from '../../common/rounding.ts';
import { type Rule, ruleOf, ruleWith, same, type Schemas, unless } from './rule.ts';

type Money = Schemas['Money'];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const sumOf = (amounts: readonly Money[]) => sum(amounts.map(({ amount }) => amount));

/** The mean, rounded half-up to a tenth. */
const scoreOf = (stars: readonly number[]) => scaleHalfUp(sum(stars), 10, stars.length) / 10;

/** What is counted, against what is listed. */
export const totals: readonly Rule[] = [
  ruleWith('a list counts its items', ['data', 'page'], (value) => {
    const { data, page } = value as { data: unknown[]; page: Schemas['Page'] };
    return page.next_cursor === undefined
      ? same('total', page.total, data.length)
      : unless(page.total > data.length, `total is ${page.total} for ${data.length} and more`);
  }),

  ruleOf(
    'totals of documents are those of the list',
    ['TaxDocumentList'],
    ({ data, page, totals: all }) => {
      const invoices = data.filter(({ kind }) => kind === 'invoice');
      const notes = data.filter(({ kind }) => kind === 'credit_note');
      const vat = (documents: typeof data) => sumOf(documents.map((each) => each.vat));
      const total = (documents: typeof data) => sumOf(documents.map((each) => each.total));
      if (page.next_cursor !== undefined) {
        return unless(
          all.invoiced.amount >= total(invoices) && all.credited.amount >= total(notes),
          'totals are less than the page',
        );
      }
      return [
        ...same('count', all.count, data.length),
        ...same('invoiced', all.invoiced.amount, total(invoices)),
        ...same('credited', all.credited.amount, total(notes)),
        ...same('vat', all.vat.amount, vat(invoices) - vat(notes)),
      ];
    },
  ),

  ruleOf('rows add up to the figure', ['ReportRowList'], ({ data, page, totals: all }) =>
    page.next_cursor === undefined &&
    all.value !== undefined &&
    // A share or a mean is no sum.
    data.every(({ weight }) => weight === undefined)
      ? same('value', all.value, sum(data.map(({ value }) => value)))
      : [],
  ),

  ruleOf(
    'states add up to all rows',
    ['ImportCounts', 'ProductFileCounts'],
    ({ rows, ...states }) => same('rows', rows, sum(Object.values(states))),
  ),

  ruleOf('statuses add up to all shipments', ['ShipmentCounts'], ({ all, ...statuses }) => {
    const counted = sum(Object.values(statuses).map(({ total }) => total));
    return all.total_is_capped
      ? unless(counted >= all.total, `${counted} of more than ${all.total}`)
      : same('all', all.total, counted);
  }),

  ruleOf('a file of products counts its rows', ['ProductFile'], ({ counts, rows }) =>
    rows.length === 0
      ? []
      : (['added', 'changed', 'refused'] as const).flatMap((outcome) =>
          same(outcome, counts[outcome], rows.filter((row) => row.outcome === outcome).length),
        ),
  ),

  ruleOf(
    'no more is done than there is',
    ['ImportProgress', 'LabelBatch', 'InvoiceFile'],
    (work) => [
      ...unless(work.done <= work.total, `${work.done} of ${work.total} done`),
      ...('status' in work && work.status === 'ready' ? same('done', work.done, work.total) : []),
    ],
  ),

  ruleOf('a trial sums up its orders', ['RulesTrial'], ({ orders, totals: all }) => {
    const chosen = orders.flatMap((order) =>
      order.chosen ? [{ ...order, chosen: order.chosen }] : [],
    );
    return [
      ...same('orders', all.orders, orders.length),
      ...same('changed', all.changed, orders.filter(({ changed }) => changed).length),
      ...same('refused', all.refused, orders.length - chosen.length),
      ...same('booked', all.booked.amount, sumOf(chosen.map(({ booked }) => booked.total_fee))),
      ...same('chosen', all.chosen.amount, sumOf(chosen.map((order) => order.chosen.total_fee))),
      ...same('difference', all.difference.amount, all.chosen.amount - all.booked.amount),
    ];
  }),

  ruleOf(
    'an order’s difference is that of its prices',
    ['TriedOrder'],
    ({ booked, chosen, changed, difference }) => {
      const isOther =
        chosen?.courier.id !== booked.courier.id || chosen.service_type !== booked.service_type;
      return [
        ...same(
          'difference',
          difference?.amount,
          chosen && chosen.total_fee.amount - booked.total_fee.amount,
        ),
        ...same('changed', changed, isOther),
      ];
    },
  ),

  ruleOf('a score is the mean of its parts', ['Rating', 'CourierRating'], ({ score, parts }) =>
    same('score', score, scoreOf(Object.values(parts))),
  ),

  ruleOf('stars add up to all ratings', ['RatingSummary'], ({ count, histogram, parts }) => [
    ...same('count', count, sum(histogram.map((stars) => stars.count))),
    ...parts.flatMap((part) => unless(part.count <= count, `${part.part} was rated more often`)),
  ]),

  ruleOf(
    'a rating is summed up by what is listed',
    ['CourierRatingList'],
    ({ summary, data, page }) => {
      if (page.next_cursor !== undefined || page.total !== summary.count || data.length === 0)
        return [];
      return summary.parts.flatMap(({ part, average, count }) => {
        const stars = data.flatMap(({ parts }) => parts[part] ?? []);
        return [
          ...same(`count of ${part}`, count, stars.length),
          ...(stars.length === 0 ? [] : same(`average of ${part}`, average, scoreOf(stars))),
        ];
      });
    },
  ),

  ruleOf('counts of attention add up', ['AttentionList'], ({ data, counts, total }) => [
    ...same('total', total, sum(counts.map(({ count }) => count))),
    ...data.flatMap(({ kind }) =>
      unless(
        counts.some((each) => each.kind === kind),
        `${kind} is not counted`,
      ),
    ),
    ...counts.flatMap(({ kind, count }) =>
      unless(
        data.filter((item) => item.kind === kind).length <= count,
        `more of ${kind} than counted`,
      ),
    ),
  ]),

  ruleOf('what is beyond a limit is paused', ['LimitUsage'], ({ allowed, used, paused }) =>
    used === undefined ? [] : same('paused', paused ?? 0, Math.max(0, used - allowed)),
  ),

  ruleOf(
    'the balance covers what it pays for',
    ['ImportBatch'],
    ({ covered, total, balance, counts }) => {
      if (!covered || !total) return [];
      const isAll = total.amount <= balance.amount;
      return [
        ...unless(covered.total.amount <= balance.amount, 'covered is more than the balance'),
        ...unless(!isAll || covered.total.amount === total.amount, 'the balance covers all of it'),
        ...unless(covered.rows <= counts.rows, 'covered has more rows than the batch'),
      ];
    },
  ),
];
