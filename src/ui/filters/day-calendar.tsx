import 'dayjs/locale/ar-sa';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';

const format = 'YYYY-MM-DD';

interface DayCalendarProps {
  /** `2026-11-21`; undefined while no day is chosen. */
  value: string | undefined;
  onChange: (day: string) => void;
  /** Bounds, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** One month of the Gregorian calendar, weeks from Sunday. Its own file: it loads when it is opened. */
export function DayCalendar({ value, onChange, from, to }: DayCalendarProps) {
  const { locale } = useLocale();
  const text = useText();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale === 'ar' ? 'ar-sa' : 'en'}
      localeText={{
        previousMonth: text('ui.filters.days.previousMonth'),
        nextMonth: text('ui.filters.days.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: () => text('ui.filters.days.view'),
      }}
    >
      <DateCalendar
        value={value === undefined ? null : dayjs(value)}
        views={['year', 'day']}
        openTo="day"
        minDate={from === undefined ? dayjs('2020-01-01') : dayjs(from)}
        maxDate={dayjs(to)}
        onChange={(day, selection) => {
          if (day && selection === 'finish') onChange(day.format(format));
        }}
      />
    </LocalizationProvider>
  );
}
