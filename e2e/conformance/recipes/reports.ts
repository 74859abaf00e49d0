import type { Call } from '../call.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany } from './recipe.ts';

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
    report: workspace.draw.one([
      'couriers',
      'orders',
      'revenue',
      'financial_summary',
      'tax_summary',
    ]),
  },
  query: {
    ...period(workspace),
    ...(workspace.draw.chance(0.5) && { compare: String(workspace.draw.chance(0.5)) }),
  },
});

/** Reports and what their figures count. */
export const reportRecipes = {
  getReport: { call: asCompany(reportOf), isShared: true },
  listReportRows: {
    call: asCompany((workspace) => {
      const measure = workspace.draw.one(['orders', 'delivered', 'cost_per_order', 'goods_value']);
      return { path: { report: 'orders' }, query: { ...period(workspace), measure } };
    }),
    isShared: true,
  },
};
