import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A number of items as text, with a plus if there are more than were counted. */
export function useNumber(): (count: number, hasMore: boolean) => string {
  const intl = useIntl();
  return useCallback(
    (count, hasMore) => `${intl.formatNumber(count)}${hasMore ? '+' : ''}`,
    [intl],
  );
}
