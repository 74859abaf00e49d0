import { createContext, useContext } from 'react';
import type { Report } from '../../../api/generated/model/report.ts';
import type { ReportPlace } from '../address/use-report-address.ts';

interface ShownReport {
  report: Report;
  place: ReportPlace;
  /** Shows what is not near the window too, for paper. */
  isWhole: boolean;
}

const Shown = createContext<ShownReport | null>(null);

/** Gives the parts of a report what it says and where it is. */
export const ShownReportProvider = Shown.Provider;

/** The report around a part of it. */
export function useShownReport(): ShownReport {
  const shown = useContext(Shown);
  if (!shown) throw new Error('a part of a report without a report');
  return shown;
}
