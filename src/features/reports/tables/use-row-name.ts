import { useCallback } from 'react';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';

/** The name of a row of a table; undefined if it has none. */
export function useRowName(): (row: ReportTableRow) => string | undefined {
  const localized = useLocalized();
  return useCallback(({ name, label }) => (name ? localized(name) : label), [localized]);
}
