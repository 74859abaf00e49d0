import { expect, vi } from 'vitest';
import type { CourierRule } from '../../common/courier-rule.ts';
import { itForAll } from '../../common/testing/it-for-all.ts';
import { chooseCourier, type CourierChoice } from './courier-rules.ts';
import type { CourierPrice, PricedShipment } from './price-shipment.ts';
import { priceShipment } from './price-shipment.ts';
import { TIERS } from './rate-card.ts';
import type { RuledParcel } from './rule-conditions.ts';
import { cardSets, RATES, requests } from './testing/arbitraries.ts';
import { favoriteSets, goods, regionOf, ruleLists } from './testing/rule-arbitraries.ts';

// The full counts take seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const ORDERS = process.env.TEST_COUNTS === 'full' ? 10_000 : 300;

/** A key that sorts like the price, as text: every number is padded. */
function sortKey(price: CourierPrice, order: 'price' | 'time'): string {
  const pad = (value: number) => String(value).padStart(12, '0');
  const time = `${pad(price.transitDays.max)}${pad(price.transitDays.min)}`;
  const first = order === 'price' ? `${pad(price.total)}${time}` : `${time}${pad(price.total)}`;
  return `${first}${9 - TIERS.indexOf(price.tier)}${price.courierId}/${price.serviceType}`;
}

/**
 * The rules as the help page tells them, from top to bottom, without any of the code that is
 * tested: every sentence is an `if`.
 */
function readNaively(
  rules: CourierRule[],
  parcel: RuledParcel,
  { prices, excluded }: PricedShipment,
  favorites: ReadonlySet<string>,
): { id: string | null; choice: CourierChoice } {
  const isHome = parcel.destination.country === 'SA';
  let choice: CourierChoice = { by: 'default' };
  let ruling: CourierRule | undefined;
  let position = 0;
  for (const rule of rules) {
    position += 1;
    if (!rule.enabled) continue;
    const because: CourierChoice['because'] = [];
    if (rule.cities) {
      if (!isHome || !new Set(rule.cities).has(parcel.destination.city)) continue;
      because.push({ condition: 'city', city: parcel.destination.city });
    }
    if (rule.regions) {
      if (parcel.region === null || !new Set(rule.regions).has(parcel.region)) continue;
      because.push({ condition: 'region', region: parcel.region });
    }
    const { min_weight, max_weight, min_value, max_value } = rule;
    if (min_weight !== undefined && parcel.weight < min_weight) continue;
    if (max_weight !== undefined && parcel.weight > max_weight) continue;
    if (min_weight !== undefined || max_weight !== undefined) {
      because.push({
        condition: 'weight',
        ...(rule.min_weight !== undefined && { min_weight: rule.min_weight }),
        ...(rule.max_weight !== undefined && { max_weight: rule.max_weight }),
      });
    }
    if (min_value !== undefined && (parcel.value ?? -1) < min_value.amount) continue;
    if (max_value !== undefined && (parcel.value ?? Infinity) > max_value.amount) continue;
    if (min_value !== undefined || max_value !== undefined) {
      because.push({
        condition: 'value',
        ...(min_value && { min_value }),
        ...(max_value && { max_value }),
      });
    }
    if (rule.cash_on_delivery === true && !parcel.cashOnDelivery) continue;
    if (rule.cash_on_delivery === false && parcel.cashOnDelivery) continue;
    if ('cash_on_delivery' in rule) {
      because.push({ condition: 'cash_on_delivery', cash_on_delivery: parcel.cashOnDelivery });
    }
    if (rule.sources) {
      if (rule.sources.indexOf(parcel.source) < 0) continue;
      because.push({ condition: 'source', source: parcel.source });
    }
    if (rule.skus) {
      const [sku] = rule.skus.filter((each) => parcel.skus.some((own) => own === each));
      if (sku === undefined) continue;
      because.push({ condition: 'product', sku });
    }
    const { id, name, enabled, ...rest } = rule;
    const outcome = Object.entries(rest).filter(([key]) =>
      ['outcome', 'within_days', 'courier_id', 'service_type'].includes(key),
    );
    choice = { by: 'rule', rule: { id, name, position }, because, ...Object.fromEntries(outcome) };
    ruling = rule;
    break;
  }

  let left = [...prices];
  let refused: CourierChoice['refused'] = 'none_available';
  let why: string[] | undefined;
  if (ruling?.outcome === 'cheapest_within_days') {
    const days = ruling.within_days;
    if (left.length > 0) refused = 'none_within_days';
    left = left.filter((price) => !(price.transitDays.max > days));
  }
  if (ruling?.outcome === 'not_courier') {
    const unwanted = ruling.courier_id;
    if (left.length > 0) refused = 'no_other';
    left = left.filter((price) => price.courierId !== unwanted);
  }
  if (ruling?.outcome === 'favorites') {
    left = left.filter((price) => favorites.has(price.courierId));
    refused = favorites.size > 0 ? 'favorites_excluded' : 'no_favorites';
    const out = excluded.filter((card) => favorites.has(card.courierId));
    if (favorites.size > 0) why = out.map((card) => card.reason.code);
  }
  if (ruling?.outcome === 'courier') {
    const { courier_id, service_type } = ruling;
    const own = [...left, ...excluded].filter((card) => card.courierId === courier_id);
    const wanted = own.filter((card) => !service_type || card.serviceType === service_type);
    left = left.filter((price) => wanted.includes(price));
    if (own.length === 0) refused = 'courier_left';
    else if (wanted.length === 0) refused = 'service_left';
    else refused = 'courier_excluded';
    const out = excluded.filter((card) => wanted.includes(card));
    if (refused === 'courier_excluded') why = out.map((card) => card.reason.code);
  }
  const order = ruling?.outcome === 'fastest' ? 'time' : 'price';
  const sorted = left.map((price) => [sortKey(price, order), price] as const);
  sorted.sort(([one], [other]) => (one < other ? -1 : 1));
  const [best] = sorted;
  if (best) return { id: `${best[1].courierId} ${best[1].serviceType}`, choice };
  const exclusions = why && ([...new Set(why)] as CourierChoice['exclusions']);
  return { id: null, choice: { ...choice, refused, ...(exclusions && { exclusions }) } };
}

const seen = new Set<string>();

itForAll(
  `choose for ${ORDERS} random orders as a naive reading of the rules does, with the same reason`,
  [ruleLists, requests, cardSets, goods, favoriteSets],
  (rules, request, cards, more, favorites) => {
    const { destination, weight, amountToCollect } = request;
    const region = destination.country === 'SA' ? (regionOf(destination.city) ?? null) : null;
    const cashOnDelivery = amountToCollect !== null;
    const parcel = { destination, region, weight, cashOnDelivery, ...more };
    const priced = priceShipment(request, cards, RATES, { on: '2026-11-21' });
    const { price, choice } = chooseCourier(rules, parcel, priced, favorites);
    const naive = readNaively(rules, parcel, priced, favorites);
    expect(choice).toEqual(naive.choice);
    expect(price && `${price.courierId} ${price.serviceType}`).toBe(naive.id);
    seen.add(choice.refused ?? choice.outcome ?? choice.by);
  },
  ORDERS,
);

itForAll(
  'is tried with every outcome, and most refusals',
  [ruleLists],
  () => {
    for (const kind of ['default', 'cheapest', 'fastest', 'cheapest_within_days', 'courier']) {
      expect(seen).toContain(kind);
    }
    for (const kind of ['favorites', 'not_courier', 'none_available', 'courier_left']) {
      expect(seen).toContain(kind);
    }
  },
  1,
);
