import { requestedBy } from '../account.ts';
import { bookableQuote, parcelToPrice, type Price, type Quote } from '../bookings.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

const DAY = 24 * 60 * 60_000;

/** Riyadh is three hours ahead of UTC all year. */
const RIYADH = 3 * 60 * 60_000;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const TIERS = ['bronze', 'silver', 'gold', 'platinum'];

/** What each badge compares: the lowest number gets it. */
const RANKS: Record<Price['badges'][number], (price: Price) => number> = {
  cheapest: ({ total_fee }) => total_fee.amount,
  fastest: ({ transit_times: { min_days, max_days } }) => max_days * 100 + min_days,
  best_tier: ({ tier }) => -TIERS.indexOf(tier),
};

/** Collected on the next day of service, then the longest transit time in days of service. */
function expectedOn({ created_at }: Quote, { served_days, transit_times }: Price): string {
  const served = new Set<string>(served_days);
  let at = Date.parse(created_at) + RIYADH;
  const toServed = () => {
    while (!served.has(WEEKDAYS[new Date(at).getUTCDay()] ?? '')) at += DAY;
  };
  toServed();
  for (let days = 0; days < transit_times.max_days; days += 1) {
    at += DAY;
    toServed();
  }
  return new Date(at).toISOString().slice(0, 10);
}

function checkQuote(quote: Quote): void {
  const { id, prices, summary } = quote;
  const areas = new Set(prices.flatMap(({ coverage_areas }) => coverage_areas));
  alike(summary.total_areas, areas.size, `areas in the summary of ${id}`);
  for (const price of prices) {
    const of = `${price.courier.id} ${price.service_type} of ${id}`;
    alike(price.expected_delivery_on, expectedOn(quote, price), `expected delivery of ${of}`);
  }
  if (prices.length === 0) return;
  for (const [badge, rank] of Object.entries(RANKS)) {
    const winners = prices.filter(({ badges }) => badges.some((each) => each === badge));
    alike(winners.length, 1, `prices of ${id} with the badge ${badge}`);
    const best = Math.min(...prices.map(rank));
    expect(
      winners.every((each) => rank(each) === best),
      `the price with the badge ${badge} of ${id} is not the best`,
    );
  }
  const fastest = prices.find(({ badges }) => badges.includes('fastest'));
  alike(summary.fastest_delivery, fastest?.transit_times, `fastest delivery of ${id}`);
  const best = prices.find(({ badges }) => badges.includes('best_tier'));
  alike(summary.best_tier, best?.tier, `best tier of ${id}`);
}

async function comparedRightly(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  for (let count = 0; count < 4; count += 1) {
    checkQuote((await bookableQuote(api, account, lists, draw)).quote);
    const body = parcelToPrice(lists, draw);
    checkQuote(await api.ok('createQuote', { who: requestedBy(account), body }));
  }
}

export const comparisonLaws: readonly Law[] = [
  {
    id: 'comparison',
    title: 'Badges, areas and delivery days follow from the prices',
    clause:
      '#/components/schemas/PriceBadge; #/components/schemas/ComparisonSummary; #/components/schemas/CourierPrice/properties/expected_delivery_on',
    run: comparedRightly,
  },
];
