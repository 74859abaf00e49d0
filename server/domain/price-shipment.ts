import { type Badge, withBadges } from './badges.ts';
import { ensure } from './bounds.ts';
import type { CalendarDay } from './calendar.ts';
import { type ExchangeRate, toHalalas } from './exchange-rates.ts';
import { type ExcludedCard, exclusionOf } from './exclusion.ts';
import { type CardPrice, priceCard } from './price-card.ts';
import { byCard, cheapestFirst } from './price-order.ts';
import { assertRateCard } from './rate-card-bounds.ts';
import type { RateCard } from './rate-card.ts';
import { assertShipmentRequest, type ShipmentRequest } from './shipment-request.ts';
import { type PriceSummary, summarize } from './summary.ts';

/** A price a customer may choose. */
export interface CourierPrice extends CardPrice {
  badges: Badge[];
}

/** Every given card, once: priced or excluded. */
export interface PricedShipment {
  /** Cheapest first; see price-order.ts for ties. */
  prices: CourierPrice[];
  /** By courier id, then service. */
  excluded: ExcludedCard[];
  summary: PriceSummary;
}

/**
 * Prices a shipment with every card. The same input gives the same output, whatever the order of
 * the cards and the rates.
 *
 * @param rates for an amount to collect in another currency.
 * @param options.on the Riyadh day whose rates apply.
 * @throws RangeError if the request is outside `REQUEST_BOUNDS`, a card is invalid, or a courier
 *   has two cards for one service.
 * @throws MissingRateError if the amount to collect has no rate by that day.
 */
export function priceShipment(
  request: ShipmentRequest,
  cards: readonly RateCard[],
  rates: readonly ExchangeRate[],
  options: { on: CalendarDay },
): PricedShipment {
  assertShipmentRequest(request);
  assertCards(cards);
  const { amountToCollect } = request;
  const codAmount = amountToCollect && toHalalas(amountToCollect, rates, options.on);

  const able: RateCard[] = [];
  const excluded: ExcludedCard[] = [];
  for (const card of cards) {
    const reason = exclusionOf(request, card, codAmount);
    if (reason === null) able.push(card);
    else excluded.push({ courierId: card.courierId, serviceType: card.serviceType, reason });
  }
  const prices = able.map((card) => priceCard(request, card, codAmount)).sort(cheapestFirst);
  return {
    prices: withBadges(prices),
    excluded: excluded.sort(byCard),
    summary: summarize(prices, able),
  };
}

function assertCards(cards: readonly RateCard[]): void {
  cards.forEach(assertRateCard);
  const seen = new Set<string>();
  for (const { courierId, serviceType } of cards) {
    const name = `${courierId} ${serviceType}`;
    ensure(!seen.has(name), `two cards for ${name}`);
    seen.add(name);
  }
}
