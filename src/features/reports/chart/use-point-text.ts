import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ReportStep } from '../../../api/generated/model/report-step.ts';

/** The day or the month of a point: short below the axis, with its weekday or year as a title. */
export function usePointText(): (from: string, step: ReportStep, as: 'label' | 'title') => string {
  const intl = useIntl();
  return useCallback(
    (from, step, as) => {
      const noon = new Date(`${from}T12:00:00+03:00`);
      if (step === 'month') {
        return intl.formatDate(
          noon,
          as === 'title' ? { month: 'long', year: 'numeric' } : { month: 'short' },
        );
      }
      return intl.formatDate(
        noon,
        as === 'title'
          ? { weekday: 'long', day: 'numeric', month: 'long' }
          : { day: 'numeric', month: 'short' },
      );
    },
    [intl],
  );
}
