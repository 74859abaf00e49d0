import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { BADGES } from './badges.ts';
import { type PricedShipment, priceShipment } from './price-shipment.ts';
import { type RateCard, TIERS } from './rate-card.ts';
import { REQUEST_BOUNDS, type ShipmentRequest } from './shipment-request.ts';
import { cardSets, RATES, requests, willingCards } from './testing/arbitraries.ts';
import { itForAll } from '../../common/testing/it-for-all.ts';

const price = (request: ShipmentRequest, cards: RateCard[]): PricedShipment =>
  priceShipment(request, cards, RATES, { on: '2026-11-21' });

const nameOf = (card: Pick<RateCard, 'courierId' | 'serviceType'>) =>
  `${card.courierId} ${card.serviceType}`;

/** The total of a card that accepts anything; NaN if it is excluded after all. */
const totalOf = (request: ShipmentRequest, card: RateCard) =>
  price(request, [card]).prices[0]?.total ?? Number.NaN;

describe('a price', () => {
  itForAll('is the sum of its components', [requests, cardSets], (request, cards) => {
    for (const each of price(request, cards).prices) {
      const fees = each.baseFee + each.weightFee + each.codFee + each.remoteAreaFee;
      expect(each.subtotal).toBe(fees);
      expect(each.total).toBe(each.subtotal + each.vat);
      // Half-up: off by at most half a halala, and rounded up at exactly half.
      const error = each.vat * 10_000 - each.subtotal * each.vatBasisPoints;
      expect(error).toBeGreaterThan(-5_000);
      expect(error).toBeLessThanOrEqual(5_000);
    }
  });

  itForAll('names its amount without COD', [requests, willingCards], (request, card) => {
    const without = price({ ...request, amountToCollect: null }, [card]).prices[0];
    expect(without).toMatchObject({ codFee: 0, price: without?.total });
    for (const each of price(request, [card]).prices) {
      expect(each.price).toBe(without?.total);
    }
  });
});

describe('never cheaper', () => {
  const domesticRequests = requests.filter(
    ({ origin, destination }) => origin.country === 'SA' && destination.country === 'SA',
  );
  const prepaid = requests.map((request) => ({ ...request, amountToCollect: null }));
  const more = fc.integer({ min: 0, max: 20_000 });

  itForAll('with more weight', [prepaid, willingCards, more], (request, card, grams) => {
    const weight = Math.min(request.weight, REQUEST_BOUNDS.weight.max - grams);
    const light = totalOf({ ...request, weight, dimensions: null }, card);
    const heavy = totalOf({ ...request, weight: weight + grams, dimensions: null }, card);
    expect(heavy).toBeGreaterThanOrEqual(light);
  });

  const side = fc.integer({ min: 1, max: 500 });
  const sizes = fc.record({ length: side, width: side, height: side });
  const pieces = fc.integer({ min: 1, max: 10 });
  const both = fc.tuple(sizes, sizes, pieces, pieces);
  itForAll(
    'with larger dimensions or more pieces',
    [prepaid, willingCards, both],
    (request, card, [size, growth, some, others]) => {
      const larger = {
        length: size.length + growth.length,
        width: size.width + growth.width,
        height: size.height + growth.height,
      };
      const parcel = { ...request, pieces: some, dimensions: size };
      const small = totalOf(parcel, card);
      expect(totalOf({ ...parcel, dimensions: larger }, card)).toBeGreaterThanOrEqual(small);
      expect(totalOf({ ...parcel, pieces: some + others }, card)).toBeGreaterThanOrEqual(small);
    },
  );

  const currency = fc.constantFrom('SAR' as const, 'USD' as const, 'AED' as const);
  const money = fc.record({ amount: fc.integer({ min: 1, max: 300_000 }), currency });
  itForAll(
    'with a larger amount to collect',
    [domesticRequests, willingCards, money, more],
    (request, card, money, added) => {
      const total = (amount: number) =>
        totalOf({ ...request, amountToCollect: { ...money, amount } }, card);
      expect(total(money.amount + added)).toBeGreaterThanOrEqual(total(money.amount));
    },
  );

  itForAll(
    'nor available from more couriers with more weight',
    [requests, cardSets, more],
    (request, cards, grams) => {
      const weight = Math.min(request.weight, REQUEST_BOUNDS.weight.max - grams);
      const able = price({ ...request, weight }, cards).prices.map(nameOf);
      const stillAble = price({ ...request, weight: weight + grams }, cards).prices.map(nameOf);
      expect(able).toEqual(expect.arrayContaining(stillAble));
    },
  );
});

describe('an answer', () => {
  const shuffled = cardSets.chain((cards) =>
    fc.tuple(
      fc.constant(cards),
      fc.shuffledSubarray(cards, { minLength: cards.length, maxLength: cards.length }),
    ),
  );
  itForAll(
    'is the same for the same request, whatever the order of the cards',
    [requests, shuffled],
    (request, [cards, reordered]) => {
      const answer = price(request, cards);
      expect(price(structuredClone(request), structuredClone(cards))).toStrictEqual(answer);
      expect(price(request, reordered)).toStrictEqual(answer);
    },
  );

  itForAll(
    'has every card exactly once, each excluded one with its reason',
    [requests, cardSets],
    (request, cards) => {
      const { prices, excluded } = price(request, cards);
      const answered = [...prices, ...excluded].map(nameOf).sort();
      expect(answered).toEqual(cards.map(nameOf).sort());
      for (const { reason } of excluded) {
        expect(reason.code).toMatch(/^[a-z_]+$/);
        const figures = Object.values(reason.params);
        expect(figures.every((figure) => figure !== undefined && figure !== '')).toBe(true);
      }
    },
  );

  itForAll(
    'summarises its prices and gives each badge once, to a price that qualifies',
    [requests, cardSets],
    (request, cards) => {
      const { prices, summary } = price(request, cards);
      const totals = prices.map((each) => each.total);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(summary.minPrice).toBe(totals.at(0) ?? null);
      expect(summary.maxPrice).toBe(totals.at(-1) ?? null);
      expect(summary.totalCouriers).toBe(new Set(prices.map((each) => each.courierId)).size);

      const badges = prices.flatMap((each) => each.badges);
      expect(badges.toSorted()).toEqual(prices.length === 0 ? [] : BADGES.toSorted());
      const sum = totals.reduce((all, total) => all + total, 0);
      // Off by at most half a halala, and rounded up at exactly half.
      const average = summary.averagePrice ?? 0;
      const error = 2 * (sum - average * prices.length);
      expect(error).toBeGreaterThanOrEqual(-prices.length);
      expect(error).toBeLessThan(Math.max(1, prices.length));
      const priced = new Set(prices.map(nameOf));
      const behind = cards.filter((card) => priced.has(nameOf(card)));
      const areas = behind.flatMap((card) => [...new Set(card.cities), ...new Set(card.countries)]);
      expect(summary.totalAreas).toBe(new Set(areas).size);
      expect([summary.bestTier, summary.fastestDelivery].includes(null)).toBe(prices.length === 0);

      for (const each of prices) {
        if (each.badges.includes('cheapest')) expect(each.total).toBe(summary.minPrice);
        if (each.badges.includes('fastest')) {
          const promises = prices.map(({ transitDays }) => transitDays.max);
          expect(each.transitDays.max).toBe(Math.min(...promises));
          expect(each.transitDays).toEqual(summary.fastestDelivery);
        }
        if (each.badges.includes('best_tier')) {
          const ranks = prices.map(({ tier }) => TIERS.indexOf(tier));
          expect(TIERS.indexOf(each.tier)).toBe(Math.max(...ranks));
          expect(each.tier).toBe(summary.bestTier);
        }
      }
    },
    1_000,
  );
});
