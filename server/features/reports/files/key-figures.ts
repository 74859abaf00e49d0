import { reportUnit } from '../../../../common/report-units.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { REPORTS } from '../../../domain/reports/reports.ts';
import type { Locale } from '../../../reference/locale.ts';
import { figureName, unitName, valueText } from './figure-cell.ts';

/** How many figures an e-mail shows. */
const SHOWN = 3;

/** The first figures of a report as they are written: `Delivered`, `405`. */
export function keyFigures(
  { report, figures }: components['schemas']['Report'],
  locale: Locale,
): { name: string; value: string }[] {
  return REPORTS[report].figures.slice(0, SHOWN).flatMap((figure) => {
    const value = figures[figure];
    const unit = reportUnit(figure);
    if (value === undefined) return [];
    const text = `${valueText(unit, value)} ${unitName(unit, locale)}`.trim();
    return [{ name: figureName(figure, locale), value: text }];
  });
}
