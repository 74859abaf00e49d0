import fc from 'fast-check';
import { cardSets } from '../../../domain/testing/arbitraries.ts';
import { TIERS, type RateCard } from '../../../domain/rate-card.ts';
import { SHOP_HOURS } from '../../../sample-data/couriers/hours.ts';
import type { CardTerms, RatedCourier } from '../rated-courier.ts';

/** Texts with everything that means something in a file of cells. */
const words = fc
  .array(fc.constantFrom('سعر', 'price', ',', '"', ';', '\n', ' ', "'", '12,5', '=x', '٣'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => `ن${parts.join('').trimEnd()}`);
const lines = words.map((text) => text.replaceAll('\n', ' '));

/** Couriers whose cards a file may have. */
export const anyCouriers: fc.Arbitrary<RatedCourier[]> = fc
  .tuple(cardSets, fc.constantFrom(...TIERS), lines, words)
  .map(([cards, tier, name, description]) =>
    Object.entries(Object.groupBy(cards, ({ courierId }) => courierId))
      .map(([id, own = []]) => ({
        code: id.replace('_', '-'),
        name: { ar: name, en: `${name} 2` },
        description: { ar: description, en: 'Any' },
        tier,
        supportEmail: `support@${id.slice(-1)}.example`,
        phones: ['+966110000001', '+966920000002'].slice(own.length % 3),
        site: own.length % 2 === 0 ? null : `https://${id.slice(-1)}.example`,
        hours: own.length % 2 === 0 ? SHOP_HOURS : null,
        cards: own.map((card) => acceptable(card, description)),
      }))
      .filter((courier) => courier.cards.length > 0),
  )
  .filter((couriers) => couriers.length > 0);

/** The card without what a file refuses: empty lists, more than a ton, and places that no lane reaches. */
function acceptable(card: RateCard, note: string): CardTerms {
  const { courierId: _, tier: __, ...terms } = card;
  const cities = card.cities.length > 1 ? card.cities : ['riyadh', 'jeddah'];
  const remote = card.remoteAreas?.cities.filter((city) => cities.includes(city)) ?? [];
  const isAbroad = card.lanes.international !== undefined;
  return {
    ...terms,
    maxWeight: Math.min(card.maxWeight, 1_000_000),
    cities,
    countries: isAbroad ? (card.countries.length > 0 ? card.countries : ['AE']) : [],
    remoteAreas:
      card.remoteAreas && remote.length > 0 ? { ...card.remoteAreas, cities: remote } : null,
    shipmentTypes: card.shipmentTypes.length > 0 ? card.shipmentTypes : ['parcel'],
    shippingMethods: card.shippingMethods.length > 0 ? card.shippingMethods : ['pickup'],
    notes: { ar: note, en: note },
  };
}
