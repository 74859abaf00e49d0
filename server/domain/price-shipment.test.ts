import { describe, expect, it } from 'vitest';
import { MissingRateError } from './exchange-rates.ts';
import { priceShipment } from './price-shipment.ts';
import { aCard, aRequest, RIYADH } from './testing/samples.ts';

const on = '2026-11-21';

it('charges a shipment as it is calculated by hand', () => {
  // 60 x 50 x 40 cm / 5000 = 24 kg, 14 kg of them at 2.50: 35.00.
  // COD 10.00 + 1 % of 500.00 = 15.00. 23.00 + 35.00 + 15.00 + 17.00 = 90.00, VAT 13.50.
  const card = aCard({
    cod: { flatFee: 1_000, rateBasisPoints: 100, cap: 50_000 },
    remoteAreas: { cities: ['jeddah'], fee: 1_700 },
  });
  const request = aRequest({
    dimensions: { length: 600, width: 500, height: 400 },
    amountToCollect: { amount: 50_000, currency: 'SAR' },
  });
  const { prices } = priceShipment(request, [card], [], { on });
  expect(prices).toHaveLength(1);
  expect(prices[0]).toMatchObject({
    ...{ chargeableWeight: 24_000, weightFee: 3_500, codFee: 1_500, remoteAreaFee: 1_700 },
    ...{ subtotal: 9_000, vat: 1_350, total: 10_350, price: 8_625 },
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
