import {
  DOMESTIC,
  SA,
  riyadh,
  jeddah,
  dubai,
  london,
  EVERYONE,
  box,
  collect,
  given,
} from './ask.mjs';

/** Who is excluded and why, and who comes out best. */
export const CHOICE_CASES = {
  exclusions: [
    given('a Saudi city that is not served', EVERYONE, { destination: SA('hail') }),
    given('a Saudi origin that is not served', EVERYONE, { origin: SA('hail') }),
    given('both ends not served: the origin is told', ['plain'], {
      origin: SA('hail'),
      destination: SA('jazan'),
    }),
    given('a country that is not served', EVERYONE, {
      destination: { country: 'JP', city: 'Osaka' },
    }),
    given('a sender in a country that is not served', EVERYONE, {
      origin: { country: 'JP', city: 'Osaka' },
    }),
    given('a service without this lane', ['light', 'plainExpress', 'abroad', 'heavy'], {}),
    given('a service without the lane within a city', ['heavy', 'plainExpress'], {
      destination: riyadh,
    }),
    ...[
      ['light', 9_999, riyadh],
      ['light', 10_000, riyadh],
      ['light', 10_001, riyadh],
      ['odd', 25_001, jeddah],
      ['odd', 25_002, jeddah],
      ['plain', 29_999, jeddah],
      ['plain', 30_000, jeddah],
      ['plain', 30_001, jeddah],
      ['heavy', 100_000, jeddah],
      ['heavy', 100_001, jeddah],
      ['plain', 10_000_000, jeddah],
    ].map(([card, weight, destination]) =>
      given(`the limit of ${card} at ${weight} g`, [card], { weight, destination }),
    ),
    given('too heavy by volume alone', ['plain', 'heavy'], {
      dimensions: box(1200, 800, 600),
      weight: 500,
    }),
    given('too heavy by the number of pieces', ['plain', 'heavy'], {
      dimensions: box(500, 400, 300),
      pieces: 3,
    }),
    given('cash on delivery where there is none', ['justOverTen', 'plain'], {
      amountToCollect: collect(5_000),
    }),
    ...['parcel', 'document', 'fragile', 'chilled'].map((shipmentType) =>
      given(`a ${shipmentType} within a city`, EVERYONE, { destination: riyadh, shipmentType }),
    ),
    ...['parcel', 'document', 'fragile', 'chilled'].map((shipmentType) =>
      given(`a ${shipmentType} abroad`, EVERYONE, { destination: dubai, shipmentType }),
    ),
    ...['pickup', 'drop_off'].flatMap((shippingMethod) => [
      given(`${shippingMethod} within a city`, EVERYONE, { destination: riyadh, shippingMethod }),
      given(`${shippingMethod} abroad`, EVERYONE, { destination: dubai, shippingMethod }),
    ]),
    given('several reasons: coverage before weight', ['light'], {
      destination: SA('hail'),
      weight: 90_000,
    }),
    given('several reasons: the lane before weight', ['light'], { weight: 90_000 }),
    given('several reasons: weight before size', ['plain'], {
      weight: 90_000,
      dimensions: box(3000, 10, 10),
    }),
    given('several reasons: size before COD', ['justOverTen'], {
      dimensions: box(3000, 10, 10),
      amountToCollect: collect(100),
    }),
    given('several reasons: COD before type', ['light'], {
      destination: riyadh,
      amountToCollect: collect(100),
      shipmentType: 'chilled',
    }),
    given('several reasons: type before method', ['light'], {
      destination: riyadh,
      shipmentType: 'chilled',
      shippingMethod: 'drop_off',
    }),
    given('nobody at all', EVERYONE, {
      origin: { country: 'JP', city: 'Osaka' },
      destination: { country: 'JP', city: 'Tokyo' },
    }),
  ],

  comparison: [
    given('two services of one courier', ['plain', 'plainExpress'], {}),
    given('twins are told apart by their id', ['twinB', 'twinA'], {}),
    given('the same price: the better tier', ['plain', 'plainGold'], {}),
    given('the same price: the better hope', ['plain', 'plainQuick'], {}),
    given('a better promise before a better hope', ['plainHopeful', 'plain'], {}),
    given('the same time: the lower price before the better tier', ['plainDear', 'plain'], {}),
    given('the same tier: the lower price', ['plainDear', 'plainGold'], {}),
    given('five of a price', ['twinB', 'plainQuick', 'plainGold', 'plain', 'twinA'], {}),
    given('one courier takes every badge', ['plain'], {}),
    given('no couriers', [], {}),
    given('an average that rounds up', ['plain', 'odd'], {}),
    given('an average of three', ['plain', 'odd', 'heavy'], { weight: 17_100 }),
    given('an average of all', [...DOMESTIC, 'plainExpress', 'plainQuick'], { weight: 14_200 }),
    given('with cash on delivery the totals decide', [...DOMESTIC, 'plainExpress'], {
      amountToCollect: collect(88_888),
    }),
    given('areas are those of the able alone', EVERYONE, { destination: london }),
    ...[500, 3_500, 19_500].map((weight) =>
      given(`everyone within the city, ${weight} g`, EVERYONE, { destination: riyadh, weight }),
    ),
  ],
};
