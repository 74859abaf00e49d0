import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { decodeFieldMessage } from './field-message.ts';

/** Writes a bound in the unit the person typed in; a plain number where there is no unit. */
export type BoundText = (bound: number) => string;

/** Turns a field's error, as React Hook Form keeps it, into the reader's words. */
export function useFieldText(): (
  message: string | undefined,
  boundText?: BoundText,
) => string | undefined {
  const intl = useIntl();
  const text = useText();
  return useCallback(
    (message, boundText = (bound) => intl.formatNumber(bound)) => {
      if (!message) return undefined;
      const { code, params } = decodeFieldMessage(message);
      const bound = params?.['minimum'] ?? params?.['maximum'];
      const isLength = code.endsWith('_length') || code.endsWith('_items');
      const number = typeof bound !== 'number' ? '' : isLength ? bound : boundText(bound);
      return text(`validation.${code}`, { number });
    },
    [intl, text],
  );
}
