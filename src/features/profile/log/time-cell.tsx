import { useIntl } from 'react-intl';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

/** The day, and the time of day in Riyadh below it, to the second. */
export function TimeCell({ at }: { at: string }) {
  const intl = useIntl();
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
  return (
    <TwoLines
      first={<DateText value={at} format="short" />}
      second={<bdi>{intl.formatTime(at, time)}</bdi>}
    />
  );
}
