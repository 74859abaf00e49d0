import type { IntlShape } from 'react-intl';

/** A calendar month such as `2026-11` in words. */
export function monthText(intl: IntlShape, month: string): string {
  const middle = new Date(`${month}-15T12:00:00+03:00`);
  return intl.formatDate(middle, { month: 'long', year: 'numeric' });
}
