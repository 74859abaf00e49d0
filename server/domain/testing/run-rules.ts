import fc from 'fast-check';
import { unreachableRules } from '../../../common/unreachable-rules.ts';
import { chooseCourier } from '../courier-rules.ts';
import { priceShipment } from '../price-shipment.ts';
import { cardSets, RATES, requests } from './arbitraries.ts';
import { favoriteSets, parcels, regionOf, ruleLists } from './rule-arbitraries.ts';

/** Random orders that are the same on every run; rules-coverage.test.ts measures what they run. */
const order = fc.tuple(ruleLists, requests, cardSets, parcels, favoriteSets);

for (const [rules, request, cards, parcel, favorites] of fc.sample(order, {
  seed: 19,
  numRuns: 1_500,
})) {
  const priced = priceShipment(request, cards, RATES, { on: '2026-11-21' });
  chooseCourier(rules, parcel, priced, favorites);
  unreachableRules(rules, regionOf);
}
