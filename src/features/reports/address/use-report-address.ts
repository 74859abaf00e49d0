import { useLocation, useNavigate } from 'react-router-dom';
import { todayInRiyadh } from '../../../ui/text/today.ts';
import type { ReportDeclaration } from '../declared/report.ts';
import { viewParameter } from './report-paths.ts';
import { setFilter, type FilterName } from './filters.ts';
import { readReport, writeReport, type Opened, type ReportAddress } from './report-address.ts';

/** Kept with the entry of the history: the filters that made way for the last one. */
interface State {
  replaced?: readonly FilterName[];
}

/** The query of a report in the address, so that a reload, Back and a shared link show the same. */
export function useReportAddress({ filters: allowed }: Pick<ReportDeclaration, 'filters'>) {
  const location = useLocation();
  const { search } = location;
  const state = location.state as State | null;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const now = readReport(params, todayInRiyadh(), allowed);
  const view = params.get(viewParameter);
  const kept = view === null ? undefined : { [viewParameter]: view };
  const searchOf = (change: Partial<ReportAddress>) =>
    writeReport({ ...now, opened: undefined, ...change }, kept);
  const go = (change: Partial<ReportAddress>, next: State & { replace?: boolean } = {}) => {
    const { replace = false, ...rest } = next;
    void navigate({ search: searchOf(change) }, { replace, state: rest, preventScrollReset: true });
  };
  return {
    ...now,
    /** The address after the question mark, without opened rows and the view. */
    search: writeReport({ ...now, opened: undefined }),
    replaced: state?.replaced ?? [],
    change: go,
    filter: (name: FilterName, value: string | undefined) => {
      const { filters, replaced } = setFilter(now.filters, name, value);
      go({ filters }, { replaced });
    },
    /** Shows what a view says, as it was saved. */
    show: (saved: string) => {
      go(readReport(new URLSearchParams(saved), todayInRiyadh(), allowed));
    },
    reset: () => {
      go(readReport(new URLSearchParams(), todayInRiyadh(), allowed));
    },
    /** A link that opens the rows of a figure; the back button closes them. */
    linkTo: (opened: Opened) => ({
      to: { search: searchOf({ opened }) },
      preventScrollReset: true,
    }),
    close: () => {
      go({ opened: undefined }, { replace: true });
    },
  };
}

export type ReportPlace = ReturnType<typeof useReportAddress>;
