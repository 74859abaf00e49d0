import { setImmediate } from 'node:timers/promises';
import { goodsValueOf, skusOf } from '../../../common/goods.ts';
import type { CourierRule } from '../../../common/courier-rule.ts';
import { unreachableRules } from '../../../common/unreachable-rules.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { chooseCourier } from '../../domain/courier-rules.ts';
import { MissingRateError } from '../../domain/exchange-rates.ts';
import { type PricedShipment, priceShipment } from '../../domain/price-shipment.ts';
import { sar } from '../../http/wire-money.ts';
import { cardName, type Tariff, tariffOf } from '../couriers/tariff.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { currentRatings, NOT_RATED, type Ratings } from '../ratings/current-ratings.ts';
import { selectShipments, type ShipmentRow, withCourier } from '../shipments/store.ts';
import { toRuledParcel } from './ruled-parcel.ts';
import { favoritesOf } from './rules-in-use.ts';
import { regionOf } from './region-of.ts';

type Schemas = components['schemas'];
type TriedOrder = Schemas['TriedOrder'];

/** Shipments that rules are tried on. */
const LAST_ORDERS = 100;

/** What rules would choose for the account's last shipments at today's prices. */
export async function tryRules(
  db: Database,
  accountId: string,
  rules: readonly CourierRule[],
  now: Date,
): Promise<Schemas['RulesTrial']> {
  const shipments = await lastShipments(db, accountId);
  const tariff = await tariffOf(db);
  const ratings = await currentRatings(db);
  const favorites = await favoritesOf(db.kysely, accountId);
  const orders: TriedOrder[] = [];
  for (const shipment of shipments) {
    // Pricing with many couriers takes a while: other requests go in between.
    await setImmediate();
    const priced = priceToday(shipment, tariff, now);
    const { price, choice } = chooseCourier(
      rules,
      parcelOf(shipment, tariff, now),
      priced,
      favorites,
    );
    const chosen = price && {
      courier: summaryOf(cardName(price), tariff, ratings),
      service_type: price.serviceType,
      total_fee: sar(price.total),
    };
    orders.push(toTriedOrder(shipment, chosen, choice));
  }
  return { orders, totals: totalsOf(orders), unreachable: unreachableRules(rules, regionOf) };
}

async function lastShipments({ kysely }: Database, accountId: string): Promise<ShipmentRow[]> {
  const rows = await selectShipments(kysely, accountId)
    .orderBy('shipments.created_at', 'desc')
    .orderBy('shipments.id', 'desc')
    .limit(LAST_ORDERS)
    .execute();
  return rows.map(withCourier);
}

const NO_OFFERS: Pick<PricedShipment, 'prices' | 'excluded'> = { prices: [], excluded: [] };

/** No courier can be asked for an amount to collect in a currency that has no rate any more. */
function priceToday(row: ShipmentRow, { cards, rates }: Tariff, now: Date) {
  const request = {
    origin: { country: row.origin_country, city: row.origin_city },
    destination: { country: row.destination_country, city: row.destination_city },
    weight: row.weight,
    dimensions: { length: row.length, width: row.width, height: row.height },
    pieces: row.pieces,
    shipmentType: row.shipment_type,
    shippingMethod: row.shipping_method,
    amountToCollect: row.sender.amount_to_collect ?? null,
  };
  try {
    return priceShipment(request, cards, rates, { on: riyadhDay(now) });
  } catch (error) {
    if (error instanceof MissingRateError) return NO_OFFERS;
    throw error;
  }
}

function parcelOf(row: ShipmentRow, { rates }: Tariff, now: Date) {
  const price = { amount: row.price_amount, currency: row.price_currency };
  const parcel = {
    destination: { country: row.destination_country, city: row.destination_city },
    weight: row.weight,
    amount_to_collect: row.sender.amount_to_collect,
    goods_value: goodsValueOf({ price, further_products: row.further_products }),
    source: row.source,
    skus: skusOf(row),
  };
  return toRuledParcel(parcel, rates, now);
}

function summaryOf(name: string, { byName }: Tariff, ratings: Ratings) {
  const version = byName.get(name);
  if (!version) throw new Error(`the tariff has no ${name}`);
  const { courier } = version.shown;
  return toCourierSummary(courier, ratings.get(courier.id) ?? NOT_RATED);
}

function toTriedOrder(
  row: ShipmentRow,
  chosen: Schemas['TrialPrice'] | null,
  choice: Schemas['CourierChoice'],
): TriedOrder {
  const isSame = chosen?.courier.id === row.courier_id && chosen.service_type === row.service_type;
  return {
    shipment_id: row.id,
    tracking_number: row.tracking_number,
    created_at: row.created_at.toISOString(),
    destination: { country: row.destination_country, city: row.destination_city },
    weight: row.weight,
    booked: {
      courier: toCourierSummary(row.courier, row.courier),
      service_type: row.service_type,
      total_fee: sar(row.total_fee),
    },
    ...(chosen && { chosen }),
    changed: !isSame,
    ...(chosen && { difference: sar(chosen.total_fee.amount - row.total_fee) }),
    courier_choice: choice,
  };
}

function totalsOf(orders: readonly TriedOrder[]): Schemas['TrialTotals'] {
  const chosen = orders.flatMap((order) =>
    order.chosen ? [{ ...order, chosen: order.chosen }] : [],
  );
  const booked = chosen.reduce((sum, order) => sum + order.booked.total_fee.amount, 0);
  const wouldCost = chosen.reduce((sum, order) => sum + order.chosen.total_fee.amount, 0);
  return {
    orders: orders.length,
    changed: orders.filter(({ changed }) => changed).length,
    refused: orders.length - chosen.length,
    booked: sar(booked),
    chosen: sar(wouldCost),
    difference: sar(wouldCost - booked),
  };
}
