import { requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare, type Recipe } from './recipe.ts';

/** As many as the free plan allows. */
const MOST = 3;

/** New rules whose outcome has what it needs, and whose places and couriers there are. */
async function rulesOf({ draw, lists, couriers }: Workspace) {
  const { cities } = await lists();
  const ids = await couriers();
  const { rules } = bodyFrom('tryCourierRules', draw);
  return rules.slice(0, MOST).map(({ name, enabled, sources, skus, cash_on_delivery }) => {
    const city = draw.one(cities);
    const [min, max] = [draw.whole(1, 5_000), draw.whole(5_000, 30_000)];
    return {
      ...{ name, enabled },
      ...(sources && { sources }),
      ...(skus && { skus }),
      ...(cash_on_delivery !== undefined && { cash_on_delivery }),
      ...(draw.chance(0.5) && { cities: [city.code] }),
      ...(draw.chance(0.5) && { regions: [city.region.code] }),
      ...(draw.chance(0.5) && { min_weight: min, max_weight: max }),
      ...draw.one([
        { outcome: 'cheapest' as const },
        { outcome: 'favorites' as const },
        { outcome: 'cheapest_within_days' as const, within_days: draw.whole(0, 9) },
        { outcome: 'courier' as const, courier_id: draw.one(ids) },
        { outcome: 'not_courier' as const, courier_id: draw.one(ids) },
      ]),
    };
  });
}

export const courierRuleRecipes = {
  getCourierRules: bare,
  updateCourierRules: {
    call: asCompany(async (workspace) => {
      const who = requestedBy(await workspace.company());
      const { version } = await workspace.api.ok('getCourierRules', { who });
      return { body: { version, rules: await rulesOf(workspace) } };
    }),
    // Of another account, whose list has another version.
    orElse: [409],
  },
  tryCourierRules: {
    call: asCompany(async (workspace) => ({ body: { rules: await rulesOf(workspace) } })),
    isShared: true,
  },
  chooseCourier: {
    call: asCompany(async ({ quotes, draw }) => {
      const { goods_value, skus } = bodyFrom('chooseCourier', draw);
      const { id } = await quotes.any(draw);
      return {
        body: { quote_id: id, ...(goods_value && { goods_value }), ...(skus && { skus }) },
      };
    }),
  },
} satisfies Partial<Record<OperationId, Recipe>>;
