import type { FileKind } from '../operator-files/file-kind.ts';
import { replacePlanPrices, selectPlanPrices } from '../plans/prices.ts';
import { PLAN_SHEET, type Values } from './columns.ts';

/** The plans on offer, with their prices. */
export const PLANS: FileKind<Values> = {
  ...PLAN_SHEET,
  kind: 'plans',
  tables: ['plan_prices'],
  select: async (db) =>
    (await selectPlanPrices(db)).map(({ tier, ...rest }) => ({ plan: tier, ...rest })),
  judge: ({ lines }) => ({ rows: lines.map(({ values }) => values), faults: [] }),
  replace: (tx, rows) =>
    replacePlanPrices(
      tx,
      rows.map(({ plan, ...rest }) => ({ tier: plan, ...rest })),
    ),
};
