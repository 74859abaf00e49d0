import { useIntl } from 'react-intl';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { changeOf } from '../frame/change.ts';
import { useShownReport } from '../frame/report-context.ts';
import { useValueText } from '../frame/use-value-text.ts';
import { reportUnit } from '../../../../common/report-units.ts';
import { summaryOf } from './course.ts';
import { usePointText } from './use-point-text.ts';

/** What the chart shows, in words: the highest point, the total, and how it has changed. */
export function useCourseSentence(measure: ReportMeasure | undefined): string {
  const text = useText();
  const intl = useIntl();
  const valueText = useValueText();
  const pointText = usePointText();
  const { report } = useShownReport();
  if (measure === undefined) return '';
  const { series, step, figures, previous } = report;
  const unit = reportUnit(measure);
  const name = text(`reports.measure.${measure}`);
  const { peak, total } = summaryOf(series, measure, figures);
  if (!peak) return text('reports.course.sentence.none', { name });
  const sentences = [
    text(step === 'day' ? 'reports.course.sentence.peak' : 'reports.course.sentence.peakMonth', {
      name,
      point: pointText(peak.from, step, 'title'),
      value: valueText(unit, peak.value),
    }),
  ];
  if (total !== undefined) {
    sentences.push(text('reports.course.sentence.total', { total: valueText(unit, total) }));
    const change = changeOf(unit, total, previous?.[measure]);
    if (change && previous) {
      const id = change.by > 0 ? 'up' : change.by < 0 ? 'down' : 'same';
      sentences.push(
        text(`reports.course.sentence.${id}`, {
          change: intl.formatNumber(Math.abs(change.by), {
            style: 'percent',
            maximumFractionDigits: 1,
          }),
          before: valueText(unit, previous[measure] ?? 0),
        }),
      );
    }
  }
  return sentences.join(' ');
}
