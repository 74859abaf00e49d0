import { expect, it } from 'vitest';
import { assertRateCard } from './rate-card-bounds.ts';
import { aCard } from './testing/samples.ts';

const transitDays = { min: 1, max: 2 };
const cod = { flatFee: 0, rateBasisPoints: 0, cap: 1 };

it('a rate card may charge as little as a halala and nothing for weight, COD and remote areas', () => {
  const card = aCard({
    lanes: { domestic: { baseFee: 1, perKgFee: 0, transitDays: { min: 0, max: 0 } } },
    cod,
    remoteAreas: { cities: [], fee: 0 },
    returnFee: 0,
  });
  expect(() => {
    assertRateCard(card);
  }).not.toThrow();
});

it.each([
  ['no lane', { lanes: {} }],
  ['a free lane', { lanes: { domestic: { baseFee: 0, perKgFee: 0, transitDays } } }],
  ['a negative fee', { lanes: { domestic: { baseFee: 1, perKgFee: -1, transitDays } } }],
  ['part of a halala', { lanes: { domestic: { baseFee: 1.5, perKgFee: 0, transitDays } } }],
  [
    'a best case after the worst',
    { lanes: { domestic: { baseFee: 1, perKgFee: 0, transitDays: { min: 3, max: 2 } } } },
  ],
  ['no base weight', { baseWeight: 0 }],
  ['no weight at all', { maxWeight: 0 }],
  ['a divisor of zero', { volumetricDivisor: 0 }],
  ['a negative return fee', { returnFee: -1 }],
  ['a negative remote fee', { remoteAreas: { cities: [], fee: -1 } }],
  ['COD for nothing', { cod: { ...cod, cap: 0 } }],
  ['COD for more than is collected', { cod: { ...cod, rateBasisPoints: 10_001 } }],
  ['a negative COD fee', { cod: { ...cod, flatFee: -1 } }],
  ['sides out of order', { maxDimensions: { length: 100, width: 200, height: 50 } }],
  ['a side of nothing', { maxDimensions: { length: 100, width: 50, height: 0 } }],
  ['Saudi Arabia as a country abroad', { countries: ['SA'] }],
  ['no day of service', { servedDays: [] }],
])('a rate card is refused with %s', (_, changes) => {
  expect(() => {
    assertRateCard(aCard(changes));
  }).toThrow(RangeError);
});
