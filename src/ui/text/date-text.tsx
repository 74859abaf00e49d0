import { useIntl } from 'react-intl';

interface DateTextProps {
  /** RFC 3339 in UTC, or a plain date `2026-11-21`. */
  value: string;
  /**
   * `dateTime` adds the time of day. `short` abbreviates the month and leaves out the current year.
   */
  format?: 'date' | 'dateTime' | 'short';
}

/** A day of the Gregorian calendar in Riyadh. The month is a name, never a number. */
export function DateText({ value, format = 'date' }: DateTextProps) {
  const intl = useIntl();
  // A plain date is a day and not an instant. Noon in Riyadh is the same day everywhere.
  const date = new Date(value.length === 10 ? `${value}T12:00:00+03:00` : value);
  const withYear = format !== 'short' || date.getFullYear() !== new Date().getFullYear();
  return (
    <time dateTime={value}>
      <bdi>
        {intl.formatDate(date, {
          day: 'numeric',
          month: format === 'short' ? 'short' : 'long',
          ...(withYear && { year: 'numeric' }),
          ...(format === 'dateTime' && { hour: 'numeric', minute: '2-digit' }),
        })}
      </bdi>
    </time>
  );
}
