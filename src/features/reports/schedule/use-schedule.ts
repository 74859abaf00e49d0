import type { ReportFrequency } from '../../../api/generated/model/report-frequency.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import type { ScheduledReport } from '../../../api/generated/model/scheduled-report.ts';
import {
  useCreateScheduledReport,
  useDeleteScheduledReport,
  useListScheduledReports,
} from '../../../api/generated/scheduled-reports/scheduled-reports.ts';
import { declareStale } from '../../../api/stale-after.ts';
import { filterNames, filterParams, type Filters } from '../address/filters.ts';

// Declared here and not in `feature.ts`: before this has loaded, there is nothing to become stale.
declareStale({
  createScheduledReport: ['listScheduledReports'],
  deleteScheduledReport: ['listScheduledReports'],
});

const frequencies: readonly ReportFrequency[] = ['day', 'week', 'month'];

/** How often a report with these filters is sent, and the other scheduled reports. */
export function useSchedule(name: ReportName, filters: Filters) {
  const { data, isError, isLoading, refetch } = useListScheduledReports();
  const { mutate: create, isPending: isCreating } = useCreateScheduledReport();
  const { mutate: remove, isPending: isRemoving } = useDeleteScheduledReport();
  const shown = filterParams(filters);
  const isShown = (each: ScheduledReport) =>
    each.report === name && filterNames.every((filter) => each.filters[filter] === shown[filter]);
  const all = data?.data ?? [];
  const mine = all.filter(isShown);
  const choices = frequencies.map((frequency) => ({
    frequency,
    scheduled: mine.find((each) => each.frequency === frequency),
  }));
  const stop = (scheduledReportId: string) => {
    remove({ scheduledReportId });
  };
  /** Begins or stops it. */
  const turn = (frequency: ReportFrequency) => {
    const scheduled = mine.find((each) => each.frequency === frequency);
    if (scheduled) stop(scheduled.id);
    else create({ data: { report: name, frequency, filters: shown } });
  };
  return {
    choices,
    others: all.filter((each) => !isShown(each)),
    ...{ isError, isLoading, refetch, stop },
    isPending: isCreating || isRemoving,
    turn,
  };
}
