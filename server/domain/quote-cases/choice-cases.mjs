import { DOMESTIC, dubai, EVERYONE, given, jeddah, london, riyadh, SA } from './ask.mjs';

const osaka = { country: 'JP', city: 'Osaka' };
const tokyo = { country: 'JP', city: 'Tokyo' };

/** Who is excluded and why, and who comes out best. */
export const CHOICE_CASES = {
  exclusions: [
    given('a Saudi city that is not served', EVERYONE, { to: SA('hail') }),
    given('a Saudi origin that is not served', EVERYONE, { from: SA('hail') }),
    given('both ends not served: the origin', ['plain'], { from: SA('hail'), to: SA('jazan') }),
    given('a country that is not served', EVERYONE, { to: osaka }),
    given('a sender in a country that is not served', EVERYONE, { from: osaka }),
    given('a service without this lane', ['light', 'plainExpress', 'abroad', 'heavy']),
    given('a service without the lane within a city', ['heavy', 'plainExpress'], { to: riyadh }),
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
    ].map(([card, weight, to]) =>
      given(`the limit of ${card} at ${weight} g`, [card], { weight, to }),
    ),
    given('too heavy by volume', ['plain', 'heavy'], { sides: [1200, 800, 600], weight: 500 }),
    given('too heavy by pieces', ['plain', 'heavy'], { sides: [500, 400, 300], pieces: 3 }),
    given('cash on delivery where there is none', ['justOverTen', 'plain'], { collect: 5_000 }),
    ...['parcel', 'document', 'fragile', 'chilled'].flatMap((type) => [
      given(`a ${type} within a city`, EVERYONE, { to: riyadh, type }),
      given(`a ${type} abroad`, EVERYONE, { to: dubai, type }),
    ]),
    ...['pickup', 'drop_off'].flatMap((method) => [
      given(`${method} within a city`, EVERYONE, { to: riyadh, method }),
      given(`${method} abroad`, EVERYONE, { to: dubai, method }),
    ]),
    ...[
      ['coverage before weight', 'light', { to: SA('hail'), weight: 90_000 }],
      ['the lane before weight', 'light', { weight: 90_000 }],
      ['weight before size', 'plain', { weight: 90_000, sides: [3000, 10, 10] }],
      ['size before COD', 'justOverTen', { sides: [3000, 10, 10], collect: 100 }],
      ['COD before type', 'light', { to: riyadh, collect: 100, type: 'chilled' }],
      ['type before method', 'light', { to: riyadh, type: 'chilled', method: 'drop_off' }],
    ].map(([name, card, asked]) => given(`several reasons: ${name}`, [card], asked)),
    given('nobody at all', EVERYONE, { from: osaka, to: tokyo }),
  ],

  comparison: [
    given('two services of one courier', ['plain', 'plainExpress']),
    given('twins are told apart by their id', ['twinB', 'twinA']),
    given('the same price: the better tier', ['plain', 'plainGold']),
    given('the same price: the better hope', ['plain', 'plainQuick']),
    given('a better promise before a better hope', ['plainHopeful', 'plain']),
    given('the same time: the lower price before the better tier', ['plainDear', 'plain']),
    given('the same tier: the lower price', ['plainDear', 'plainGold']),
    given('five of a price', ['twinB', 'plainQuick', 'plainGold', 'plain', 'twinA']),
    given('one courier takes every badge', ['plain']),
    given('no couriers', []),
    given('an average that rounds up', ['plain', 'odd']),
    given('an average of three', ['plain', 'odd', 'heavy'], { weight: 17_100 }),
    given('an average of all', [...DOMESTIC, 'plainExpress', 'plainQuick'], { weight: 14_200 }),
    given('the totals with COD decide', [...DOMESTIC, 'plainExpress'], { collect: 88_888 }),
    given('areas are those of the able alone', EVERYONE, { to: london }),
    ...[500, 3_500, 19_500].map((weight) =>
      given(`everyone within the city, ${weight} g`, EVERYONE, { to: riyadh, weight }),
    ),
  ],
};
