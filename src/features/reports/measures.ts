import type { ReportMeasure } from '../../api/generated/model/report-measure.ts';

/**
 * In what a figure is written: `amount` in halalas, `share` in 1/10,000, `hundredths` in 1/100,
 * `grams` and `minutes` as they are called.
 */
export type Unit = 'count' | 'amount' | 'share' | 'hundredths' | 'grams' | 'minutes';

type Measures = readonly ReportMeasure[];

const amounts: Measures = [
  ...(['goods_value', 'cash_to_collect', 'cost', 'base_fees', 'weight_fees', 'cod_fees'] as const),
  ...(['remote_area_fees', 'vat', 'refunds', 'return_fees', 'cash_back', 'charges'] as const),
  ...(['cheapest_charges', 'above_cheapest', 'delivered_value', 'delivered_cash'] as const),
  ...(['delivered_cost', 'margin', 'cash_due', 'lifetime_value', 'amount'] as const),
  ...(['opening_balance', 'closing_balance', 'topped_up', 'charged', 'refunded'] as const),
  ...(['cash_back_received', 'cash_collected', 'cash_paid_out', 'invoiced_taxable'] as const),
  ...(['invoiced_vat', 'credited_taxable', 'credited_vat', 'taxable_amount'] as const),
  ...(['vat_amount', 'cost_per_order', 'cost_per_kilogram', 'lifetime_value_per_client'] as const),
];

/** Quotients, with the unit of what they divide. A quotient of nothing is not in the answer. */
const quotients: Partial<Record<ReportMeasure, Unit>> = {
  success_rate: 'count',
  on_time_rate: 'count',
  attempts_per_delivery: 'count',
  cost_per_order: 'amount',
  cost_per_kilogram: 'amount',
  cod_fee_share: 'amount',
  remote_area_fee_share: 'amount',
  refused_cash_rate: 'count',
  lifetime_value_per_client: 'amount',
  minutes_to_label: 'minutes',
};

const shares: Measures = [
  ...(['success_rate', 'on_time_rate', 'cod_fee_share', 'remote_area_fee_share'] as const),
  'refused_cash_rate',
];

/** A client may be in several rows of a table, so the rows do not add up. */
const overlapping: Measures = ['clients', 'new_clients', 'returning_clients'];

/** As it stands at a moment, which no list of rows explains. */
const standing: Measures = ['opening_balance', 'closing_balance'];

const betterHigh: Measures = [
  ...(['delivered', 'success_rate', 'on_time', 'on_time_rate', 'new_clients'] as const),
  ...(['returning_clients', 'delivered_value', 'margin', 'booked_within_hour'] as const),
];
const betterLow: Measures = [
  ...([
    'returned',
    'failed',
    'failed_attempts',
    'attempts_per_delivery',
    'cost_per_order',
  ] as const),
  ...(['cost_per_kilogram', 'above_cheapest', 'refused_cash_orders', 'refused_cash_rate'] as const),
  ...(['minutes_to_label', 'delayed_orders', 'booked_later', 'return_fees'] as const),
];

/** The unit of a figure. */
export function unitOf(measure: ReportMeasure): Unit {
  if (shares.includes(measure)) return 'share';
  if (amounts.includes(measure)) return 'amount';
  if (measure === 'attempts_per_delivery') return 'hundredths';
  if (measure === 'weight') return 'grams';
  return measure === 'minutes_to_label' ? 'minutes' : 'count';
}

/** The unit of what one row contributes to a figure; of a quotient, to its dividend. */
export function rowUnitOf(measure: ReportMeasure): Unit {
  return quotients[measure] ?? unitOf(measure);
}

/** Whether a figure is a share or a mean. */
export function isQuotient(measure: ReportMeasure): boolean {
  return measure in quotients;
}

/** Whether the rows of a table add up to the figure. */
export function addsUp(measure: ReportMeasure): boolean {
  return !isQuotient(measure) && !overlapping.includes(measure);
}

/** Whether a figure opens the rows that it counts. */
export function hasRows(measure: ReportMeasure): boolean {
  return !standing.includes(measure);
}

/** Whether a change of a figure is good news; neutral where that depends. */
export function toneOf(measure: ReportMeasure, change: number): 'good' | 'bad' | 'neutral' {
  if (change === 0) return 'neutral';
  if (betterHigh.includes(measure)) return change > 0 ? 'good' : 'bad';
  if (betterLow.includes(measure)) return change < 0 ? 'good' : 'bad';
  return 'neutral';
}
