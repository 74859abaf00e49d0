import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { decodeFieldMessage } from './field-message.ts';

/** Formats a limit in the unit the person typed in, or as a plain number if there is no unit. */
export type BoundText = (bound: number) => string;

/** Turns a field's error, as React Hook Form stores it, into text. */
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
