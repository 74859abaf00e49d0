import { DOMESTIC, dubai, EVERYONE, given, riyadh } from './ask.mjs';

/** Weights, volumes and sizes. */
export const WEIGHT_CASES = {
  'weight-bands': [
    ...[
      1, 999, 1_000, 4_999, 5_000, 5_001, 9_000, 9_001, 9_999, 10_000, 10_001, 10_002, 10_500,
      10_999, 11_000, 11_001, 12_000, 14_999, 15_000, 15_001, 15_999, 16_000, 16_001, 20_000,
      20_001, 24_999, 25_000, 25_001,
    ].map((weight) => given(`${weight} g between cities`, DOMESTIC, { weight })),
    ...[9_999, 10_000, 10_001, 11_000, 11_001, 12_001].map((weight) =>
      given(`${weight} g within a city`, EVERYONE, { weight, to: riyadh }),
    ),
    ...[9_999, 10_000, 10_001, 14_999, 15_000, 15_001, 19_999, 20_000].map((weight) =>
      given(`${weight} g abroad`, EVERYONE, { weight, to: dubai }),
    ),
    ...[
      ['1 lb', 454],
      ['1 oz', 28],
      ['2.5 lb', 1_134],
      ['22 lb', 9_979],
      ['22.1 lb', 10_024],
      ['22.5 lb', 10_206],
      ['33 lb', 14_969],
      ['33.1 lb', 15_014],
      ['35.3 oz', 1_001],
      ['55.1 lb', 24_993],
    ].map(([typed, weight]) => given(`typed as ${typed}`, DOMESTIC, { weight })),
  ],

  volumetric: [
    ...[
      ['just under the actual weight', 6_000, [400, 250, 299]],
      ['equal to the actual weight', 6_000, [400, 250, 300]],
      ['just over the actual weight', 6_000, [400, 250, 301]],
      ['exactly 10 kg for a divisor of 5000', 1_000, [500, 400, 250]],
      ['10 kg less a sliver', 1_000, [500, 400, 249]],
      ['10 kg and a sliver', 1_000, [500, 400, 251]],
      ['exactly 10 kg for a divisor of 6000', 1_000, [500, 400, 300]],
      ['exactly 10 kg for a divisor of 4000', 1_000, [400, 400, 250]],
      ['a part of a gram', 1, [3, 3, 3]],
      ['one cubic millimetre', 1, [1, 1, 1]],
      ['a gram exactly', 1, [50, 10, 10]],
      ['a gram and a part', 1, [51, 10, 10]],
      ['large and light', 200, [700, 500, 300]],
      ['small and heavy', 24_000, [200, 200, 200]],
      ['an odd divisor and odd sides', 1, [777, 555, 333]],
      ['inches: 12 x 10 x 8', 2_000, [305, 254, 203]],
    ].map(([name, weight, sides]) => given(name, DOMESTIC, { weight, sides })),
    ...[1, 2, 3, 4, 5, 7, 10].map((pieces) =>
      given(`${pieces} pieces of 20 x 25 x 20 cm`, DOMESTIC, {
        ...{ weight: 4_000, sides: [200, 250, 200], pieces },
      }),
    ),
    ...[4, 5, 6].map((pieces) =>
      given(`${pieces} pieces of 2 kg volumetric, 10 kg actual`, ['plain'], {
        ...{ weight: 10_000, sides: [250, 200, 200], pieces },
      }),
    ),
    given('pieces without sides count by actual weight', DOMESTIC, { weight: 9_000, pieces: 40 }),
    ...[
      ['a parcel abroad by its volume', dubai],
      ['a parcel within the city by its volume', riyadh],
    ].map(([name, to]) => given(name, EVERYONE, { weight: 1_500, sides: [600, 400, 300], to })),
  ],

  oversize: [
    ...[
      ['at the limit', [777, 555, 333]],
      ['at the limit, lying on its side', [333, 777, 555]],
      ['at the limit, standing', [555, 333, 777]],
      ['at the limit, turned round', [333, 555, 777]],
      ['a longest side too long', [778, 10, 10]],
      ['a longest side too long, given last', [10, 10, 778]],
      ['a middle side too long', [600, 556, 10]],
      ['a middle side too long, given first', [556, 10, 600]],
      ['a shortest side too long', [334, 334, 334]],
      ['a cube at the shortest limit', [333, 333, 333]],
      ['a long thin tube', [10, 10, 777]],
      ['several pieces, each within the limit', [400, 300, 200], 3],
    ].map(([name, sides, pieces]) => given(name, ['odd', 'plain'], { sides, pieces })),
    given('too large for a flat envelope', ['light'], { sides: [300, 60, 40], to: riyadh }),
    given('a flat envelope on its edge', ['light'], { sides: [50, 400, 300], to: riyadh }),
  ],
};
