import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import type { Days } from '../address/days.ts';

/** Days of the calendar in few words: `1 Oct – 21 Nov 2026`. */
export function useDaysText(): (days: Days) => string {
  const text = useText();
  const intl = useIntl();
  return useCallback(
    ({ from, last }) => {
      const written = (day: string, withYear: boolean) =>
        intl.formatDate(new Date(`${day}T12:00:00+03:00`), {
          day: 'numeric',
          month: 'short',
          ...(withYear && { year: 'numeric' }),
        });
      const end = written(last, true);
      if (from === last) return end;
      const start = written(from, from.slice(0, 4) !== last.slice(0, 4));
      return text('ui.filters.days.range', { from: start, to: end });
    },
    [intl, text],
  );
}
