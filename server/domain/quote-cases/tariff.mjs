// A second implementation of the price rules, in another way: exact fractions of riyals, kilograms
// and centimetres, where the engine uses halalas, grams and millimetres. It must not import from
// the engine, or the two could not disagree.
import { Fraction, largest, sumOf } from './fraction.mjs';

const riyals = (halalas) => new Fraction(halalas, 100);
const kilograms = (grams) => new Fraction(grams, 1000);
const centimetres = (millimetres) => new Fraction(millimetres, 10);
const toHalalas = (amount) => amount.in(100);
const toGrams = (weight) => weight.in(1000);
const zero = new Fraction(0);

const TIER_RANK = { bronze: 1, silver: 2, gold: 3, platinum: 4 };

export class RateMissing extends Error {}

/** `{prices, excluded, summary}` of a request, or throws `RateMissing`. */
export function expectedAnswer(request, cards, rates, day) {
  const collected = request.amountToCollect
    ? inRiyals(request.amountToCollect, rates, day)
    : undefined;
  const answers = cards.map((card) => ({ card, reason: refusal(request, card, collected) }));
  const takers = answers.filter(({ reason }) => !reason).map(({ card }) => card);
  const prices = ranked(
    takers.map((card) => priceOf(request, card, collected)),
    'total',
    'time',
    'tier',
  );
  prices.forEach((price) => (price.badges = []));
  if (prices.length > 0) {
    prices[0].badges.push('cheapest');
    ranked(prices, 'time', 'total', 'tier')[0].badges.push('fastest');
    ranked(prices, 'tier', 'total', 'time')[0].badges.push('best_tier');
  }
  const excluded = ranked(
    answers
      .filter(({ reason }) => reason)
      .map(({ card: { courierId, serviceType }, reason }) => ({ courierId, serviceType, reason })),
  );
  return { prices, excluded, summary: summaryOf(prices, takers) };
}

function priceOf(request, card, collected) {
  const journey = journeyOf(request);
  const lane = card.lanes[journey];
  const weight = billedWeight(request, card);
  const free = largest(kilograms(card.baseWeight), new Fraction(10));
  const startedKilograms = weight.isMoreThan(free) ? weight.minus(free).ceil() : 0n;

  const base = riyals(lane.baseFee);
  const byWeight = riyals(lane.perKgFee).times(new Fraction(startedKilograms));
  const byCod = collected
    ? riyals(card.cod.flatFee).plus(
        collected.times(new Fraction(card.cod.rateBasisPoints, 10_000)).rounded(100),
      )
    : zero;
  const byRemoteness = touchesRemoteCity(request, card) ? riyals(card.remoteAreas.fee) : zero;

  const vatRate = journey === 'international' ? zero : new Fraction(15, 100);
  const vatOf = (amount) => amount.times(vatRate).rounded(100);
  const gross = (amount) => amount.plus(vatOf(amount));
  const subtotal = sumOf(base, byWeight, byCod, byRemoteness);
  return {
    courierId: card.courierId,
    serviceType: card.serviceType,
    tier: card.tier,
    lane: journey,
    chargeableWeight: toGrams(weight),
    baseFee: toHalalas(base),
    weightFee: toHalalas(byWeight),
    codFee: toHalalas(byCod),
    remoteAreaFee: toHalalas(byRemoteness),
    subtotal: toHalalas(subtotal),
    vatBasisPoints: vatRate.in(10_000),
    vat: toHalalas(vatOf(subtotal)),
    total: toHalalas(gross(subtotal)),
    price: toHalalas(gross(sumOf(base, byWeight, byRemoteness))),
    returnPrice: toHalalas(gross(riyals(card.returnFee))),
    transitDays: lane.transitDays,
  };
}

/** The first reason in the documented order, or undefined. */
function refusal(request, card, collected) {
  for (const { country, city } of [request.origin, request.destination]) {
    if (country === 'SA' && !card.cities.includes(city)) return because('not_served', { city });
    if (country !== 'SA' && !card.countries.includes(country)) {
      return because('not_served', { country });
    }
  }
  const journey = journeyOf(request);
  if (!(journey in card.lanes)) return because('service_not_offered_on_lane');

  const weight = billedWeight(request, card);
  if (weight.isMoreThan(kilograms(card.maxWeight))) {
    return because('overweight', { max: card.maxWeight, weight: toGrams(weight) });
  }
  if (request.dimensions && !goesThrough(request.dimensions, card.maxDimensions)) {
    return because('oversize', { max: card.maxDimensions });
  }
  if (collected) {
    if (!card.cod || journey === 'international') return because('cod_not_offered');
    const { cap } = card.cod;
    if (collected.isMoreThan(riyals(cap))) {
      return because('cod_over_cap', { cap, amount: toHalalas(collected) });
    }
  }
  const { shipmentType, shippingMethod } = request;
  if (shipmentType && !card.shipmentTypes.includes(shipmentType)) {
    return because('shipment_type_not_carried');
  }
  if (shippingMethod && !card.shippingMethods.includes(shippingMethod)) {
    return because('shipping_method_not_offered');
  }
  return undefined;
}

const because = (code, params = {}) => ({ code, params });

function journeyOf({ origin, destination }) {
  if ([origin, destination].some(({ country }) => country !== 'SA')) return 'international';
  return origin.city === destination.city ? 'intra_city' : 'domestic';
}

function billedWeight({ weight, dimensions, pieces }, { volumetricDivisor }) {
  const actual = kilograms(weight);
  if (!dimensions) return actual;
  const { length, width, height } = dimensions;
  const volume = [length, width, height]
    .map(centimetres)
    .reduce((a, b) => a.times(b), new Fraction(pieces));
  const volumetric = volume.times(new Fraction(1, volumetricDivisor));
  const wholeGrams = new Fraction(volumetric.times(new Fraction(1000)).ceil(), 1000);
  return largest(actual, wholeGrams);
}

/** Tries all six ways to turn the piece, where the engine sorts. */
function goesThrough({ length: a, width: b, height: c }, max) {
  const turns = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return turns.some(([x, y, z]) => x <= max.length && y <= max.width && z <= max.height);
}

function touchesRemoteCity({ origin, destination }, { remoteAreas }) {
  const saudiCities = [origin, destination].filter(({ country }) => country === 'SA');
  return saudiCities.some(({ city }) => remoteAreas?.cities.includes(city));
}

function inRiyals({ amount, currency }, rates, day) {
  if (currency === 'SAR') return riyals(amount);
  const known = rates
    .filter((rate) => rate.currency === currency && rate.from <= day)
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  if (known.length === 0) throw new RateMissing();
  return new Fraction(amount, 100).times(new Fraction(known[0].microSar, 1_000_000)).rounded(100);
}

/** A copy, ranked by each criterion in turn, then by courier and service. */
function ranked(list, ...criteria) {
  const keys = {
    total: (price) => [price.total],
    time: (price) => [price.transitDays.max, price.transitDays.min],
    tier: (price) => [-TIER_RANK[price.tier]],
  };
  const keyOf = (item) => [
    ...criteria.flatMap((criterion) => keys[criterion](item)),
    item.courierId,
    item.serviceType,
  ];
  return [...list].sort((a, b) => {
    const other = keyOf(b);
    const pairs = keyOf(a).map((key, index) => [key, other[index]]);
    const [mine, theirs] = pairs.find(([x, y]) => x !== y) ?? [0, 0];
    return mine < theirs ? -1 : 1;
  });
}

function summaryOf(prices, takers) {
  const totals = prices.map(({ total }) => total);
  const areas = takers.flatMap(({ cities, countries }) => [
    ...cities.map((city) => `city ${city}`),
    ...countries.map((country) => `country ${country}`),
  ]);
  const badged = (badge) => prices.find(({ badges }) => badges.includes(badge));
  return {
    totalCouriers: new Set(takers.map(({ courierId }) => courierId)).size,
    totalAreas: new Set(areas).size,
    minPrice: totals.length ? Math.min(...totals) : null,
    maxPrice: totals.length ? Math.max(...totals) : null,
    averagePrice: totals.length
      ? sumOf(...totals.map(riyals))
          .times(new Fraction(1, totals.length))
          .rounded(100)
          .in(100)
      : null,
    bestTier: badged('best_tier')?.tier ?? null,
    fastestDelivery: badged('fastest')?.transitDays ?? null,
  };
}
