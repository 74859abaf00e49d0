import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Days } from '../address/days.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+03:00`);

/** Days of the calendar in few words: `1–31 October 2026`. */
export function useDaysText(): (days: Days) => string {
  const intl = useIntl();
  return useCallback(
    ({ from, last }) => {
      const written = { day: 'numeric', month: 'short', year: 'numeric' } as const;
      return from === last || last < from
        ? intl.formatDate(noon(from), written)
        : intl.formatDateTimeRange(noon(from), noon(last), written);
    },
    [intl],
  );
}
