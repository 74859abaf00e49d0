import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Values of a message's placeholders. */
export type TextValues = Record<string, string | number | Date>;
export type TextOf = (id: string, values?: TextValues) => string;

/**
 * Texts by message id: `const text = useText(); text('shipments.list.title')`.
 *
 * Ids are written in full, or as a template that starts with a literal (``
 * text(`shipments.status.${status}`) ``), so that a test can find the ids in use.
 */
export function useText(): TextOf {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
