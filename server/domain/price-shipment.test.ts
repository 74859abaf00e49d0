import { describe, expect, it } from 'vitest';
import { MissingRateError } from './exchange-rates.ts';
import { priceShipment } from './price-shipment.ts';
import { aCard, aRequest, RIYADH } from './testing/samples.ts';

const on = '2026-11-21';

function onlyPrice(...[request, card]: [ReturnType<typeof aRequest>, ReturnType<typeof aCard>]) {
  const { prices } = priceShipment(request, [card], [], { on });
  expect(prices).toHaveLength(1);
  return prices[0];
}

describe('a price calculated by hand', () => {
  it('is the base fee and VAT up to exactly 10 kg', () => {
    // 23.00 + 15 % = 26.45
    expect(onlyPrice(aRequest({ weight: 10_000 }), aCard())).toMatchObject({
      weightFee: 0,
      subtotal: 2_300,
      vat: 345,
      total: 2_645,
      price: 2_645,
      codPrice: null,
    });
  });

  it('adds a kilogram for the first gram above 10 kg', () => {
    // 23.00 + 2.50 = 25.50, VAT 3.825 -> 3.83
    expect(onlyPrice(aRequest({ weight: 10_001 }), aCard())).toMatchObject({
      weightFee: 250,
      subtotal: 2_550,
      vat: 383,
      total: 2_933,
    });
  });

  it('starts the delivery fee at a base weight above 10 kg', () => {
    const card = aCard({ baseWeight: 12_000 });
    expect(onlyPrice(aRequest({ weight: 12_000 }), card)?.weightFee).toBe(0);
    expect(onlyPrice(aRequest({ weight: 14_001 }), card)?.weightFee).toBe(750);
  });

  it('charges a volume of 60 x 50 x 40 cm as 24 kg for a divisor of 5000', () => {
    const dimensions = { length: 600, width: 500, height: 400 };
    expect(onlyPrice(aRequest({ weight: 3_000, dimensions }), aCard())).toMatchObject({
      chargeableWeight: 24_000,
      weightFee: 14 * 250,
    });
  });

  it('adds COD, a remote area and VAT on all of it', () => {
    // COD 10.00 + 1 % of 500.00 = 15.00; 23.00 + 15.00 + 17.00 = 55.00; VAT 8.25
    const card = aCard({
      cod: { flatFee: 1_000, rateBasisPoints: 100, cap: 50_000 },
      remoteAreas: { cities: ['jeddah'], fee: 1_700 },
    });
    const request = aRequest({ amountToCollect: { amount: 50_000, currency: 'SAR' } });
    expect(onlyPrice(request, card)).toMatchObject({
      codFee: 1_500,
      remoteAreaFee: 1_700,
      subtotal: 5_500,
      vat: 825,
      total: 6_325,
      codPrice: 6_325,
      price: 4_600,
    });
  });

  it('has no VAT abroad', () => {
    const request = aRequest({ destination: { country: 'AE', city: 'Dubai' } });
    expect(onlyPrice(request, aCard())).toMatchObject({ vatBasisPoints: 0, vat: 0, total: 9_500 });
  });
});

describe('invalid input', () => {
  const sar = (amount: number) => ({ amount, currency: 'SAR' as const });

  it.each([
    ['no weight', { weight: 0 }],
    ['a negative weight', { weight: -1 }],
    ['a part of a gram', { weight: 0.5 }],
    ['no number at all', { weight: Number.NaN }],
    ['more than ten tonnes', { weight: 10_000_001 }],
    ['no pieces', { pieces: 0 }],
    ['too many pieces', { pieces: 1_001 }],
    ['a flat piece', { dimensions: { length: 10, width: 10, height: 0 } }],
    ['a piece of more than ten metres', { dimensions: { length: 10_001, width: 1, height: 1 } }],
    ['nothing to collect', { amountToCollect: sar(0) }],
    ['a refund to collect', { amountToCollect: sar(-100) }],
    ['a country in words', { origin: { country: 'Saudi Arabia', city: 'riyadh' } }],
    ['no city in Saudi Arabia', { destination: { country: 'SA', city: '' } }],
  ])('is refused: %s', (_, changes) => {
    const price = () => priceShipment(aRequest(changes), [aCard()], [], { on });
    expect(price).toThrow(RangeError);
  });

  it('includes a second card of a courier for one service', () => {
    const price = () => priceShipment(aRequest(), [aCard(), aCard()], [], { on });
    expect(price).toThrow('two cards for crr_sample standard');
  });

  it('includes an invalid card', () => {
    const price = () => priceShipment(aRequest(), [aCard({ baseWeight: 0 })], [], { on });
    expect(price).toThrow('crr_sample standard: baseWeight');
  });

  it('differs from a missing rate', () => {
    const request = aRequest({ amountToCollect: { amount: 100, currency: 'GBP' } });
    expect(() => priceShipment(request, [aCard()], [], { on })).toThrow(MissingRateError);
  });
});

it('handles the largest shipment it allows', () => {
  const request = aRequest({
    origin: RIYADH,
    weight: 10_000_000,
    pieces: 1_000,
    dimensions: { length: 10_000, width: 10_000, height: 10_000 },
  });
  const { excluded } = priceShipment(request, [aCard({ volumetricDivisor: 1 })], [], { on });
  expect(excluded[0]?.reason).toEqual({
    code: 'overweight',
    params: { max: 30_000, weight: 1_000_000_000_000_000 },
  });
});

it('does not change its input', () => {
  const cards = [aCard({ courierId: 'crr_b' }), aCard({ courierId: 'crr_a' })];
  const before = structuredClone(cards);
  priceShipment(aRequest(), cards, [], { on });
  expect(cards).toEqual(before);
});
