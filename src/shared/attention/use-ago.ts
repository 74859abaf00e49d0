import { useIntl } from 'react-intl';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * How long before `readAt` something was: "3 hours ago", and after two days in days.
 *
 * @param readAt milliseconds since 1970.
 */
export function useAgo(): (since: string, readAt: number) => string {
  const intl = useIntl();
  return (since, readAt) => {
    const hours = Math.max(0, Math.floor((readAt - Date.parse(since)) / HOUR_MS));
    return hours < 2 * DAY_HOURS
      ? intl.formatRelativeTime(-hours, hours === 0 ? 'second' : 'hour', { numeric: 'auto' })
      : intl.formatRelativeTime(-Math.floor(hours / DAY_HOURS), 'day', { numeric: 'auto' });
  };
}
