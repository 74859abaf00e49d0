import { expect, test } from 'vitest';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { arrangePrices, firstPrices } from './arrange-prices.ts';
import type { FavoriteRanks } from './use-favorite-ranks.ts';
import { readView, withView, type PriceView } from './view-address.ts';

const everything: PriceView = {
  ...{ sort: 'price', services: [], tiers: [], favoritesFirst: true },
};

/** The part of a price that sorting and filters use. */
function priceOf(
  id: string,
  amount: number,
  [min_days, max_days]: [number, number],
  rating: number,
  rest: Partial<CourierPrice> = {},
): CourierPrice {
  return {
    courier: { id, rating },
    total_fee: { amount },
    transit_times: { min_days, max_days },
    service_type: 'standard',
    tier: 'gold',
    ...rest,
  } as CourierPrice;
}

const prices = [
  priceOf('slow and cheap', 1000, [4, 6], 4.1),
  priceOf('dear', 3000, [1, 2], 4.8, { service_type: 'express', tier: 'platinum' }),
  priceOf('same time, cheaper', 2000, [1, 2], 4.1, { service_type: 'express' }),
];
const idsOf = (view: Partial<PriceView>, ranks: FavoriteRanks = new Map()) =>
  arrangePrices(prices, { ...everything, ...view }, ranks).map(({ courier }) => courier.id);

test.each([
  ['price', ['slow and cheap', 'same time, cheaper', 'dear']],
  ['time', ['same time, cheaper', 'dear', 'slow and cheap']],
  ['rating', ['dear', 'slow and cheap', 'same time, cheaper']],
] as const)('sorts by %s, then by price', (sort, expected) => {
  expect(idsOf({ sort })).toEqual(expected);
});

test('applies both filters', () => {
  expect(idsOf({ services: ['express'] })).toEqual(['same time, cheaper', 'dear']);
  expect(idsOf({ services: ['express'], tiers: ['platinum', 'silver'] })).toEqual(['dear']);
  expect(idsOf({ tiers: ['bronze'] })).toEqual([]);
});

test('the default courier comes first, then favorites, each part in the chosen order', () => {
  const favorites = new Map([
    ['dear', 0],
    ['same time, cheaper', 1],
  ]);
  expect(idsOf({}, favorites)).toEqual(['dear', 'same time, cheaper', 'slow and cheap']);
  const equal = new Map([...favorites].map(([id]) => [id, 1]));
  expect(idsOf({}, equal)).toEqual(['same time, cheaper', 'dear', 'slow and cheap']);
  expect(idsOf({ favoritesFirst: false }, favorites)).toEqual(idsOf({}));
});

test.each([
  [13, 13],
  [15, 15],
  [16, 12],
  [60, 12],
])('of %i prices, %i are shown at first', (count, shown) => {
  const many = Array.from({ length: count }, (_, at) => priceOf(`${at}`, at, [1, 2], 4));
  expect(firstPrices(many)).toEqual(many.slice(0, shown));
});

test('the address holds the view, except default values', () => {
  const view: PriceView = {
    sort: 'time',
    services: ['express', 'same_day'],
    tiers: ['gold'],
    favoritesFirst: false,
  };
  const params = withView(new URLSearchParams('from=riyadh'), view);
  expect(readView(params)).toEqual(view);
  expect(withView(params, everything).toString()).toBe('from=riyadh');
  expect(readView(new URLSearchParams('sort=magic&services=rocket,express'))).toEqual({
    ...everything,
    services: ['express'],
  });
});
