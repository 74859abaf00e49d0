import { isReportQuotient } from '../../../common/report-units.ts';
import type { ReportMeasure } from '../../api/generated/model/report-measure.ts';

type Measures = readonly ReportMeasure[];

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

/** Whether the rows of a table add up to the figure. */
export function addsUp(measure: ReportMeasure): boolean {
  return !isReportQuotient(measure) && !overlapping.includes(measure);
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
