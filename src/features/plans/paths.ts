export const plansPath = '/plans';

/** Names of the query parameters with the plan that someone looks at. */
export const tierParameter = 'tier';
export const periodParameter = 'period';

/** The page with the change to a plan opened. `period` is left out for the free plan. */
export const planChangePath = (tier: string, period?: string) =>
  `${plansPath}?${new URLSearchParams({
    [tierParameter]: tier,
    ...(period !== undefined && { [periodParameter]: period }),
  }).toString()}`;
