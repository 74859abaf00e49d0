import { requestedBy } from '../account.ts';
import type { Call } from '../call.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare } from './recipe.ts';

const REPORTS = ['couriers', 'orders', 'revenue', 'financial_summary', 'tax_summary'] as const;

/** Those in which a booking shows. */
const BOOKED = ['couriers', 'orders', 'financial_summary', 'tax_summary'] as const;
const DAY_MS = 24 * 3_600_000;

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

/** A file of the days around a booked shipment, in which each of these has something. */
function asFile(
  formats: readonly [string, ...string[]],
  asked: (workspace: Workspace) => { report: string; measure?: string },
) {
  return asCompany(async (workspace) => {
    const { draw, shipments } = workspace;
    const at = Date.parse((await shipments.any(draw)).created_at);
    const [from = '', to = ''] = [-1, 2].map((days) =>
      new Date(at + days * DAY_MS).toISOString().slice(0, 10),
    );
    const { report, ...figure } = asked(workspace);
    return { path: { report }, query: { from, to, ...figure, format: draw.one(formats) } };
  });
}

/** At most 15 of the 20 that an account can have, since scheduling the same again adds none. */
const scheduled = ({ draw }: Workspace) => ({
  report: draw.one(REPORTS),
  frequency: draw.one(['day', 'week', 'month'] as const),
});

/** Reports, what their figures count, both as files, and reports by e-mail. */
export const reportRecipes = {
  getReport: { call: asCompany(reportOf), isShared: true },
  downloadReport: {
    call: asFile(['csv', 'xlsx', 'pdf'], ({ draw }) => ({ report: draw.one(BOOKED) })),
    isShared: true,
  },
  listReportRows: { call: asCompany(rowsOf), isShared: true },
  downloadReportRows: {
    call: asFile(['csv', 'xlsx'], ({ draw }) => ({
      report: 'orders',
      measure: draw.one(['orders', 'cost_per_order']),
    })),
    isShared: true,
  },
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
