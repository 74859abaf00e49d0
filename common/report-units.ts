/**
 * In what a figure of a report is told: `amount` in halalas, `share` in 1/10,000, `hundredths` in
 * 1/100, `grams` and `minutes` as they are called.
 */
export type ReportUnit = 'count' | 'amount' | 'share' | 'hundredths' | 'grams' | 'minutes';

const AMOUNTS: ReadonlySet<string> = new Set([
  ...['goods_value', 'cash_to_collect', 'cost', 'base_fees', 'weight_fees', 'cod_fees'],
  ...['remote_area_fees', 'vat', 'refunds', 'return_fees', 'cash_back', 'charges'],
  ...['cheapest_charges', 'above_cheapest', 'delivered_value', 'delivered_cash'],
  ...['delivered_cost', 'margin', 'cash_due', 'lifetime_value', 'amount'],
  ...['opening_balance', 'closing_balance', 'topped_up', 'charged', 'refunded'],
  ...['cash_back_received', 'cash_collected', 'cash_paid_out', 'invoiced_taxable'],
  ...['invoiced_vat', 'credited_taxable', 'credited_vat', 'taxable_amount'],
  ...['vat_amount', 'cost_per_order', 'cost_per_kilogram', 'lifetime_value_per_client'],
]);

const OTHERS: Readonly<Record<string, ReportUnit>> = {
  success_rate: 'share',
  on_time_rate: 'share',
  cod_fee_share: 'share',
  remote_area_fee_share: 'share',
  refused_cash_rate: 'share',
  attempts_per_delivery: 'hundredths',
  weight: 'grams',
  minutes_to_label: 'minutes',
};

/** Quotients, with the units of what they divide and by what. */
const QUOTIENTS: Readonly<Record<string, readonly [dividend: ReportUnit, divisor: ReportUnit]>> = {
  success_rate: ['count', 'count'],
  on_time_rate: ['count', 'count'],
  attempts_per_delivery: ['count', 'count'],
  cost_per_order: ['amount', 'count'],
  cost_per_kilogram: ['amount', 'grams'],
  cod_fee_share: ['amount', 'amount'],
  remote_area_fee_share: ['amount', 'amount'],
  refused_cash_rate: ['count', 'count'],
  lifetime_value_per_client: ['amount', 'count'],
  minutes_to_label: ['minutes', 'count'],
};

/** The unit of a figure. */
export function reportUnit(measure: string): ReportUnit {
  return AMOUNTS.has(measure) ? 'amount' : (OTHERS[measure] ?? 'count');
}

/** The unit of what one row contributes to a figure; of a quotient, to its dividend. */
export function reportRowUnit(measure: string): ReportUnit {
  return QUOTIENTS[measure]?.[0] ?? reportUnit(measure);
}

/** The unit of what one row contributes to the divisor of a quotient. */
export function reportDivisorUnit(measure: string): ReportUnit {
  return QUOTIENTS[measure]?.[1] ?? 'count';
}

/** Whether a figure is a share or a mean. A quotient of nothing is left out of reports. */
export function isReportQuotient(measure: string): boolean {
  return measure in QUOTIENTS;
}
