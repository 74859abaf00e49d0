import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ImportField } from '../../../api/generated/model/import-field.ts';
import { useText } from '../../../i18n/use-text.ts';

/** Names of fields, and lists of them, in the reader's language. */
export function useFieldNames() {
  const text = useText();
  const intl = useIntl();
  const nameOf = useCallback(
    (field: ImportField) => text(`shipments.import.field.${field}`),
    [text],
  );
  const listOf = (fields: readonly ImportField[]) =>
    intl.formatList(fields.map((field) => `\u2068${nameOf(field)}\u2069`));
  return { nameOf, listOf };
}
