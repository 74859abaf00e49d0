import { reportUnit, type ReportUnit } from '../../../../common/report-units.ts';
import type { Figure } from '../../../domain/reports/reports.ts';
import { REPORT_NAMES } from '../../../reference/report-names.ts';
import type { Locale } from '../../../reference/locale.ts';
import type { DecimalCell } from '../../../table-files/written-cell.ts';

/** What a unit is called in a file, and how its values are written there. */
const UNITS: Readonly<
  Record<ReportUnit, { divisor: number; decimals: 0 | 2 | 3; ar: string; en: string }>
> = {
  count: { divisor: 1, decimals: 0, ar: '', en: '' },
  amount: { divisor: 100, decimals: 2, ar: 'ر.س', en: 'SAR' },
  share: { divisor: 100, decimals: 2, ar: '%', en: '%' },
  hundredths: { divisor: 100, decimals: 2, ar: '', en: '' },
  grams: { divisor: 1_000, decimals: 3, ar: 'كجم', en: 'kg' },
  minutes: { divisor: 1, decimals: 0, ar: 'دقيقة', en: 'minutes' },
};

/** A value of a figure as a number in the unit that the file names. */
export function valueCell(unit: ReportUnit, value: number): DecimalCell {
  const { divisor, decimals } = UNITS[unit];
  return { value: value / divisor, decimals };
}

/** {@link valueCell} as a text: `1,250.00`. */
export function valueText(unit: ReportUnit, value: number): string {
  const { value: number, decimals } = valueCell(unit, value);
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}

/** The name of a unit, empty for a plain number. */
export function unitName(unit: ReportUnit, locale: Locale): string {
  return UNITS[unit][locale];
}

/** The name of a figure. */
export function figureName(measure: Figure, locale: Locale): string {
  return REPORT_NAMES.report_measure[measure][locale];
}

/** The name of a figure with its unit: `Shipping cost (SAR)`. */
export function figureHeading(measure: Figure, locale: Locale, unit = reportUnit(measure)): string {
  const unitText = unitName(unit, locale);
  return `${figureName(measure, locale)}${unitText && ` (${unitText})`}`;
}
