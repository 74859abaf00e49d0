import { requestedBy } from '../account.ts';
import type { Call } from '../call.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare } from './recipe.ts';

const REPORTS = ['couriers', 'orders', 'revenue', 'financial_summary', 'tax_summary'] as const;

/** Periods that begin on the first of a month, so that they never end before they begin. */
function period({ draw }: Workspace): { from: string; to: string } {
  const year = draw.one(['2025', '2026']);
  return draw.one([
    { from: `${year}-01-01`, to: `${year}-02-01` },
    { from: `${year}-03-01`, to: `${year}-03-02` },
    { from: `${year}-01-01`, to: `${Number(year) + 1}-01-01` },
  ]);
}

const reportOf = (workspace: Workspace): Call => ({
  path: {
    report: workspace.draw.one(REPORTS),
  },
  query: {
    ...period(workspace),
    ...(workspace.draw.chance(0.5) && { compare: String(workspace.draw.chance(0.5)) }),
  },
});

const rowsOf = (workspace: Workspace): Call => ({
  path: { report: 'orders' },
  query: {
    ...period(workspace),
    measure: workspace.draw.one(['orders', 'delivered', 'cost_per_order', 'goods_value']),
  },
});

const asFile = (call: (workspace: Workspace) => Call, formats: readonly [string, ...string[]]) =>
  asCompany((workspace) => {
    const { query, ...rest } = call(workspace);
    return { ...rest, query: { ...query, format: workspace.draw.one(formats) } };
  });

/** At most 15 of the 20 that an account can have, since scheduling the same again adds none. */
const scheduled = ({ draw }: Workspace) => ({
  report: draw.one(REPORTS),
  frequency: draw.one(['day', 'week', 'month'] as const),
});

/** Reports, what their figures count, both as files, and reports by e-mail. */
export const reportRecipes = {
  getReport: { call: asCompany(reportOf), isShared: true },
  downloadReport: { call: asFile(reportOf, ['csv', 'xlsx', 'pdf']), isShared: true },
  listReportRows: { call: asCompany(rowsOf), isShared: true },
  downloadReportRows: { call: asFile(rowsOf, ['csv', 'xlsx']), isShared: true },
  listScheduledReports: bare,
  createScheduledReport: {
    call: asCompany((workspace) => ({ body: scheduled(workspace) })),
    isShared: true,
  },
  deleteScheduledReport: {
    call: asCompany(async (workspace) => {
      const { api, company } = workspace;
      const who = requestedBy(await company());
      const body = scheduled(workspace);
      const { id } = await api.ok('createScheduledReport', { who, body });
      return { path: { scheduled_report_id: id } };
    }),
  },
};
