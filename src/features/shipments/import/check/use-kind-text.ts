import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ImportKindCount } from '../../../../api/generated/model/import-kind-count.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFaultText } from '../use-fault-text.ts';
import { useFieldNames } from '../use-field-names.ts';

/** Names a kind of fault: the field and what is wrong with it, without the values of a row. */
export function useKindText(): (kind: Pick<ImportKindCount, 'field' | 'code'>) => string {
  const text = useText();
  const intl = useIntl();
  const faultText = useFaultText();
  const { nameOf } = useFieldNames();
  return useCallback(
    ({ field, code }) => {
      const id = `shipments.import.kind.${code}`;
      const fault = id in intl.messages ? text(id) : faultText({ code, ...(field && { field }) });
      return field ? text('shipments.import.kind', { field: nameOf(field), fault }) : fault;
    },
    [text, intl, faultText, nameOf],
  );
}
