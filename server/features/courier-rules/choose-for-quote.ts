import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { type Chosen, chooseCourier } from '../../domain/courier-rules.ts';
import type { RankedPrice } from '../../domain/price-order.ts';
import { invalidFields } from '../../http/problem.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import { tariffOf } from '../couriers/tariff.ts';
import { findQuote } from '../quotes/store.ts';
import { findShownOrder } from '../stores/orders/shown-orders.ts';
import { toRuledParcel } from './ruled-parcel.ts';
import { rulesInUse } from './rules-in-use.ts';

type Schemas = components['schemas'];

/**
 * What the account's rules choose among the prices of a quote.
 *
 * @throws ProblemError 422 if the account has no such quote or order of a store.
 */
export async function chooseForQuote(
  db: Database,
  accountId: string,
  { quote_id, goods_value, skus = [], store_order_id: orderId }: Schemas['CourierChoiceCreate'],
  { source, now }: { source: Schemas['ShipmentSource']; now: Date },
): Promise<Chosen<RankedPrice>> {
  const found = await findQuote(db, accountId, quote_id);
  if (!found) throw invalidFields([{ pointer: '/quote_id', code: 'invalid_value' }]);
  const order =
    orderId === undefined ? null : await findShownOrder(db.kysely, { accountId, id: orderId });
  if (order === undefined)
    throw invalidFields([{ pointer: '/store_order_id', code: 'invalid_value' }]);
  const { quote, versions } = found;
  const { request, offer } = quote;
  const cardOf = (version: number): CardVersion => {
    const card = versions.get(version);
    if (!card) throw new Error(`quote ${quote.id} needs version ${version} of a card`);
    return card;
  };
  const offers = {
    prices: offer.prices.map((stored) => {
      const [version, , baseFee, weightFee, codFee, remoteAreaFee, vat] = stored;
      const { card } = cardOf(version);
      const transitDays = card.lanes[offer.lane]?.transitDays;
      if (!transitDays) throw new Error(`card ${version} has no ${offer.lane} lane`);
      const { courierId, serviceType, tier } = card;
      const total = baseFee + weightFee + codFee + remoteAreaFee + vat;
      return { courierId, serviceType, tier, total, transitDays };
    }),
    excluded: offer.excluded.map(([version, code]) => {
      const { courierId, serviceType } = cardOf(version).card;
      return { courierId, serviceType, reason: { code } };
    }),
  };
  const { rates } = await tariffOf(db);
  const parcel = toRuledParcel(
    { ...request, goods_value, skus, source: order?.platform ?? source },
    rates,
    now,
  );
  const { rules, favorites } = await rulesInUse(db.kysely, accountId);
  return chooseCourier(rules, parcel, offers, favorites);
}
