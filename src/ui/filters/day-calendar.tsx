import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { timeZone } from '../../i18n/locale.ts';
import { PickersProvider } from '../dates/pickers-provider.tsx';
import { inRiyadh } from '../dates/riyadh-time.ts';

interface DayCalendarProps {
  /** `2026-11-21`; undefined while no day is chosen. */
  value: string | undefined;
  onChange: (day: string) => void;
  /** Bounds, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** One month of days, up to today by default. It has its own file because it loads when opened. */
export function DayCalendar({ value, onChange, from = '2020-01-01', to }: DayCalendarProps) {
  return (
    <PickersProvider>
      <DateCalendar
        value={value === undefined ? null : inRiyadh(value)}
        timezone={timeZone}
        views={['year', 'day']}
        openTo="day"
        minDate={inRiyadh(from)}
        maxDate={inRiyadh(to)}
        onChange={(day, selection) => {
          if (day && selection === 'finish') onChange(day.format('YYYY-MM-DD'));
        }}
      />
    </PickersProvider>
  );
}
