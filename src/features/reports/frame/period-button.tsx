import { lazy } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { ToolButton } from '../../../ui/table/tool-button.tsx';
import type { ReportPlace } from '../address/use-report-address.ts';
import { useDaysText } from './use-days-text.ts';

const PeriodPanel = lazy(async () => ({
  default: (await import('./period-panel.tsx')).PeriodPanel,
}));

/** The days that the report covers, and a way to choose others. */
export function PeriodButton({ place }: { place: ReportPlace }) {
  const text = useText();
  const daysText = useDaysText();
  const { period, days } = place;
  return (
    <ToolButton
      label={text('reports.period')}
      shownLabel={period === undefined ? daysText(days) : text(`reports.period.${period}`)}
      icon={<CalendarIcon size={16} />}
    >
      {(close) => <PeriodPanel place={place} onDone={close} />}
    </ToolButton>
  );
}
