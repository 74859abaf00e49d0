import 'dayjs/locale/ar-sa';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { arabicPickerTexts } from './arabic-picker-texts.ts';

/** Words where MUI shows format patterns, which only developers understand. */
const plainPlaceholders = {
  fieldDayPlaceholder: () => 'Day',
  fieldMonthPlaceholder: () => 'Month',
  fieldYearPlaceholder: () => 'Year',
};

/**
 * Wraps every date and time picker: Gregorian months by name in the reader's language, Latin
 * digits, weeks that start on Sunday. It is heavy, so it loads with the picker that needs it.
 */
export function PickersProvider({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const language =
    locale === 'ar'
      ? { adapterLocale: 'ar-sa', localeText: arabicPickerTexts }
      : { adapterLocale: 'en', localeText: plainPlaceholders };
  return (
    <MuiTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs} {...language}>
        {children}
      </LocalizationProvider>
    </MuiTheme>
  );
}
