import { useCallback } from 'react';
import type { ReportPart } from '../../../api/generated/model/report-part.ts';
import { useText } from '../../../i18n/use-text.ts';

/** What a part of a report is called. */
export function usePartName(): (part: ReportPart) => string {
  const text = useText();
  return useCallback(
    (part) =>
      part === 'figures' || part === 'course'
        ? text(`reports.download.part.${part}`)
        : text(`reports.table.${part}`),
    [text],
  );
}
