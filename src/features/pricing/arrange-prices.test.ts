import { expect, test } from 'vitest';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { arrangePrices } from './arrange-prices.ts';
import { readView, withView, type PriceView } from './view-address.ts';

const everything: PriceView = { sort: 'price', services: [], tiers: [] };

/** The part of a price that sorting uses. */
function priceOf(
  id: string,
  amount: number,
  days: [number, number],
  rating: number,
  rest: Partial<CourierPrice> = {},
): CourierPrice {
  const money = { amount, currency: 'SAR' } as const;
  return {
    courier: {
      id,
      name: { ar: id, en: id },
      tier: 'gold',
      rating,
      rating_count: 10,
      sample: true,
    },
    service_type: 'standard',
    tier: 'gold',
    lane: 'domestic',
    chargeable_weight: 1000,
    base_fee: money,
    weight_fee: money,
    cod_fee: money,
    remote_area_fee: money,
    subtotal: money,
    vat_rate: 1500,
    vat: money,
    total_fee: money,
    price: money,
    return_price: money,
    base_weight: 10_000,
    max_weight: 30_000,
    max_dimensions: { length: 1000, width: 1000, height: 1000 },
    coverage_areas: [],
    served_days: [],
    transit_times: { min_days: days[0], max_days: days[1] },
    expected_delivery_on: '2026-11-24',
    shipping_methods: [],
    sender_fields: [],
    notes: { ar: '-', en: '-' },
    balance_after: money,
    badges: [],
    ...rest,
  };
}

const prices = [
  priceOf('slow and cheap', 1000, [4, 6], 4.1),
  priceOf('dear', 3000, [1, 2], 4.8, { service_type: 'express', tier: 'platinum' }),
  priceOf('same time, cheaper', 2000, [1, 2], 4.1, { service_type: 'express' }),
];
const idsOf = (view: Partial<PriceView>) =>
  arrangePrices(prices, { ...everything, ...view }).map(({ courier }) => courier.id);

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

test('the address holds the view, except default values', () => {
  const view: PriceView = { sort: 'time', services: ['express', 'same_day'], tiers: ['gold'] };
  const params = withView(new URLSearchParams('from=riyadh'), view);
  expect(readView(params)).toEqual(view);
  expect(withView(params, everything).toString()).toBe('from=riyadh');
  expect(readView(new URLSearchParams('sort=magic&services=rocket,express'))).toEqual({
    ...everything,
    services: ['express'],
  });
});
