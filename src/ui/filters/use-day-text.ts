import { useIntl } from 'react-intl';

/**
 * A day with the name of its month, and the year unless it is the current one; empty for no day.
 */
export function useDayText(): (day: string | undefined) => string {
  const intl = useIntl();
  return (day) => {
    if (day === undefined) return '';
    const date = new Date(`${day}T12:00:00+03:00`);
    const otherYear = date.getFullYear() !== new Date().getFullYear();
    return intl.formatDate(date, {
      day: 'numeric',
      month: 'short',
      ...(otherYear && { year: 'numeric' }),
    });
  };
}
