import { describe, expect, it } from 'vitest';
import { exclusionOf } from '../../domain/exclusion.ts';
import { assertRateCard } from '../../domain/rate-card-bounds.ts';
import { SENDER_FIELDS } from '../../domain/rate-card.ts';
import type { Lane, LaneKind, RateCard } from '../../domain/rate-card.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
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

  it.each(SAMPLE_COURIERS)('$id $name.en says that it is a sample', (courier) => {
    expect(courier.id).toMatch(/^crr_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(courier.sample).toBe(true);
    expect(courier.description.ar).toMatch(/^شركة شحن تجريبية .+\.$/);
    expect(courier.description.en).toMatch(/^Sample courier .+\.$/);
    expect(courier.supportEmail).toMatch(/^support@[a-z-]+\.example$/);
    expect(courier.name.ar).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(courier.rating * 10).toBeCloseTo(Math.round(courier.rating * 10), 9);
    expect(courier.rating).toBeGreaterThan(0);
    expect(courier.rating).toBeLessThanOrEqual(5);
    expect(Number.isSafeInteger(courier.ratingCount)).toBe(true);
  });

  it.each(SAMPLE_COURIERS)('$name.en offers one to three services', ({ id, tier, cards }) => {
    expect(cards.length).toBeGreaterThanOrEqual(1);
    expect(cards.length).toBeLessThanOrEqual(3);
    expect(new Set(cards.map(({ serviceType }) => serviceType)).size).toBe(cards.length);
    for (const card of cards) expect([card.courierId, card.tier]).toEqual([id, tier]);
  });

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
    expect(distinct(({ volumetricDivisor }) => volumetricDivisor)).toEqual(
      new Set([4000, 5000, 6000]),
    );
    expect(distinct(({ serviceType }) => serviceType).size).toBe(4);
    expect(distinct(({ cities }) => cities.length).size).toBeGreaterThan(6);
    expect(distinct(({ cod }) => cod?.cap ?? 0)).toContain(0);
    expect(distinct(({ cod }) => cod?.cap ?? 0).size).toBeGreaterThan(6);
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
      nearToFar.slice(1).forEach((far, index) => expectDearer(far, nearToFar[index]));
    },
  );

  it('cost more for a faster service of the same courier', () => {
    const kinds: LaneKind[] = ['intra_city', 'domestic', 'international'];
    for (const { cards: services } of SAMPLE_COURIERS) {
      for (const kind of kinds) {
        const slowToFast = services
          .map(({ lanes }) => lanes[kind])
          .filter((lane) => lane !== undefined);
        slowToFast.slice(1).forEach((fast, index) => {
          const slow = slowToFast[index];
          expect(fast.baseFee).toBeGreaterThan(slow?.baseFee ?? 0);
          expect(fast.transitDays.max).toBeLessThanOrEqual(slow?.transitDays.max ?? Infinity);
        });
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
  const parcel: ShipmentRequest = {
    origin: { country: 'SA', city: 'riyadh' },
    destination: { country: 'SA', city: 'jeddah' },
    weight: 1000,
    dimensions: null,
    pieces: 1,
    shipmentType: 'parcel',
    shippingMethod: null,
    amountToCollect: null,
  };
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
    for (const from of CITY_CODES) {
      for (const to of CITY_CODES) {
        const origin = { country: 'SA', city: from };
        const destination = { country: 'SA', city: to };
        expect(takers({ origin, destination }, 50_000).length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

function expectDearer(far: Lane, near: Lane | undefined): void {
  expect(far.baseFee).toBeGreaterThan(near?.baseFee ?? 0);
  expect(far.perKgFee).toBeGreaterThanOrEqual(near?.perKgFee ?? 0);
  expect(far.transitDays.max).toBeGreaterThanOrEqual(near?.transitDays.max ?? 0);
}
