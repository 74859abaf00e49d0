import { describe, expect, it } from 'vitest';
import { exclusionOf } from '../../domain/exclusion.ts';
import { assertRateCard } from '../../domain/rate-card-bounds.ts';
import { SENDER_FIELDS } from '../../domain/rate-card.ts';
import type { Lane, RateCard } from '../../domain/rate-card.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import { aRequest } from '../../domain/testing/samples.ts';
import { CITIES } from '../../reference/places/cities.ts';
import { listCountries } from '../../reference/places/countries.ts';
import { SAMPLE_COURIERS } from './sample-couriers.ts';
import { BASIC_SENDER_FIELDS } from './terms.ts';

const CITY_CODES = CITIES.map(({ code }) => code);
const COUNTRY_CODES = listCountries().map(({ code }) => code);
const cards = SAMPLE_COURIERS.flatMap((courier) => courier.cards);
const named = cards.map((card) => ({ id: `${card.courierId} ${card.serviceType}`, card }));

describe('the couriers', () => {
  it('are 24, each with its own id, names and address', () => {
    expect(SAMPLE_COURIERS).toHaveLength(24);
    for (const key of ['id', 'supportEmail'] as const) {
      expect(new Set(SAMPLE_COURIERS.map((courier) => courier[key])).size).toBe(24);
    }
    for (const language of ['ar', 'en'] as const) {
      expect(new Set(SAMPLE_COURIERS.map(({ name }) => name[language])).size).toBe(24);
    }
  });

  it.each(SAMPLE_COURIERS)(
    '$name.en says that it is a sample, with one to three services',
    (each) => {
      expect(each).toMatchObject({
        id: expect.stringMatching(/^crr_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as string,
        sample: true,
        description: {
          ar: expect.stringMatching(/^شركة شحن تجريبية .+\.$/) as string,
          en: expect.stringMatching(/^Sample courier .+\.$/) as string,
        },
        supportEmail: expect.stringMatching(/^support@[a-z-]+\.example$/) as string,
        name: { ar: expect.stringMatching(/^[\u0600-\u06ff ]+$/) as string },
      });
      const { id, tier, rating, cards } = each;
      expect(rating).toBeGreaterThanOrEqual(3);
      expect(rating).toBeLessThanOrEqual(5);
      expect([1, 2, 3]).toContain(cards.length);
      expect(new Set(cards.map(({ serviceType }) => serviceType)).size).toBe(cards.length);
      for (const card of cards) expect([card.courierId, card.tier]).toEqual([id, tier]);
    },
  );

  it('differ in what they require of the sender', () => {
    const asked = SAMPLE_COURIERS.map(({ cards }) => cards[0]?.requiredSenderFields ?? []);
    const asking = (count: number) => asked.filter(({ length }) => length === count).length;
    expect(asking(BASIC_SENDER_FIELDS.length)).toBeGreaterThanOrEqual(2);
    expect(asking(SENDER_FIELDS.length)).toBe(1);
    for (const fields of asked) expect(fields).toEqual(expect.arrayContaining(BASIC_SENDER_FIELDS));
  });

  it('differ in tier, divisor, coverage and cash on delivery', () => {
    const distinct = (of: (card: RateCard) => unknown) => new Set(cards.map(of));
    expect(distinct(({ tier }) => tier).size).toBe(4);
    expect(distinct(({ serviceType }) => serviceType).size).toBe(4);
    const divisors = distinct(({ volumetricDivisor }) => volumetricDivisor);
    expect(divisors).toEqual(new Set([4000, 5000, 6000]));
    expect(distinct(({ cities }) => cities.length).size).toBeGreaterThan(6);
    const caps = distinct(({ cod }) => cod?.cap ?? 0);
    expect(caps).toContain(0);
    expect(caps.size).toBeGreaterThan(6);
    expect(cards.some(({ remoteAreas }) => remoteAreas)).toBe(true);
  });
});

describe('the cards', () => {
  it.each(named)('$id is valid for the pricing rules', ({ card }) => {
    expect(() => assertRateCard(card)).not.toThrow();
    expect(card.volumetricDivisor).toBeGreaterThanOrEqual(1000);
    expect(card.volumetricDivisor).toBeLessThanOrEqual(10_000);
    expect(card.maxWeight).toBeLessThanOrEqual(1_000_000);
    // The base fee covers at least 10 kg, or the card's maximum weight.
    expect(card.baseWeight).toBeGreaterThanOrEqual(Math.min(10_000, card.maxWeight));
    expect(card.baseWeight).toBeLessThanOrEqual(card.maxWeight);
    expect(card.notes.ar).toMatch(/[\u0600-\u06ff].*\.$/);
    expect(card.notes.en).toMatch(/^[A-Z].*\.$/);
  });

  it.each(named)('$id covers existing places, each named once', ({ card }) => {
    const remote = card.remoteAreas?.cities ?? [];
    expect(CITY_CODES).toEqual(expect.arrayContaining(card.cities));
    expect(card.cities).toEqual(expect.arrayContaining(remote));
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(card.countries));
    const { cities, countries, servedDays, shipmentTypes, shippingMethods } = card;
    for (const list of [cities, remote, countries, servedDays, shipmentTypes, shippingMethods]) {
      expect(new Set<string>(list).size).toBe(list.length);
    }
    for (const list of [cities, shipmentTypes, shippingMethods]) expect(list).not.toEqual([]);
  });

  it.each(named)(
    '$id has the lanes for its coverage, with prices that rise with distance',
    ({ card }) => {
      const { intra_city, domestic, international } = card.lanes;
      expect(international !== undefined).toBe(card.countries.length > 0);
      if (domestic) expect(card.cities.length).toBeGreaterThan(1);
      if (!intra_city && !domestic) expect(card.cod).toBeNull();
      const nearToFar = [intra_city, domestic, international].filter((lane) => lane !== undefined);
      for (const [near, far] of pairsOf(nearToFar)) {
        expect(far.baseFee).toBeGreaterThan(near.baseFee);
        expect(far.perKgFee).toBeGreaterThanOrEqual(near.perKgFee);
        expect(far.transitDays.max).toBeGreaterThanOrEqual(near.transitDays.max);
      }
    },
  );

  it('cost more for a faster service of the same courier', () => {
    for (const { cards: services } of SAMPLE_COURIERS) {
      for (const kind of ['intra_city', 'domestic', 'international'] as const) {
        const lanes = services.map((card) => card.lanes[kind]).filter((lane) => lane !== undefined);
        for (const [slow, fast] of pairsOf(lanes)) {
          expect(fast.baseFee).toBeGreaterThan(slow.baseFee);
          expect(fast.transitDays.max).toBeLessThanOrEqual(slow.transitDays.max);
        }
      }
    }
  });

  it('share no array, so that changing one card does not change another', () => {
    const lists = cards.flatMap(({ cities, servedDays, requiredSenderFields }) => [
      cities,
      servedDays,
      requiredSenderFields,
    ]);
    expect(new Set<object>(lists).size).toBe(lists.length);
  });
});

describe('some courier accepts', () => {
  const parcel = aRequest({ shipmentType: 'parcel' });
  const takers = (change: Partial<ShipmentRequest>, codAmount: number | null = null) =>
    cards.filter((card) => exclusionOf({ ...parcel, ...change }, card, codAmount) === null);

  it.each<[string, Partial<ShipmentRequest>, number | null]>([
    ['1 kg from Riyadh to Jeddah', {}, null],
    ['cash on delivery', {}, 50_000],
    ['a great sum on delivery', {}, 1_000_000],
    ['30 kg', { weight: 30_000 }, null],
    ['250 kg', { weight: 250_000 }, null],
    ['chilled goods', { shipmentType: 'chilled' }, null],
    ['a fragile parcel', { shipmentType: 'fragile' }, null],
    ['a document', { shipmentType: 'document' }, null],
    ['a parcel dropped off', { shippingMethod: 'drop_off' }, null],
    ['a large parcel', { dimensions: { length: 900, width: 900, height: 1200 } }, null],
    ['a parcel to the Emirates', { destination: { country: 'AE', city: 'Dubai' } }, null],
    ['a parcel to Japan', { destination: { country: 'JP', city: 'Tokyo' } }, null],
  ])('%s, and some other courier does not', (_, change, codAmount) => {
    const count = takers(change, codAmount).length;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThan(cards.length);
  });

  it('a parcel between any two cities, and within each city, also with cash on delivery', () => {
    const places = CITY_CODES.map((city) => ({ country: 'SA', city }));
    const ways = places.flatMap((origin) => places.map((destination) => ({ origin, destination })));
    for (const way of ways) expect(takers(way, 50_000).length).toBeGreaterThanOrEqual(3);
  });
});

/** Each lane with the one after it. */
function pairsOf(lanes: readonly Lane[]): (readonly [Lane, Lane])[] {
  return lanes.flatMap((lane, index) => {
    const next = lanes[index + 1];
    return next ? [[lane, next] as const] : [];
  });
}
