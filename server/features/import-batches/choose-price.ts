import { goodsValueOf } from '../../../common/goods.ts';
import { checkCourierDemands } from '../../../common/shipment-rules.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { type Chosen, chooseCourier, chosenBy } from '../../domain/courier-rules.ts';
import type { ExcludedCard } from '../../domain/exclusion.ts';
import { deliveryDatesFrom } from '../../domain/expected-delivery.ts';
import { laneBetween } from '../../domain/lane.ts';
import { type CourierPrice, priceShipment } from '../../domain/price-shipment.ts';
import type { ServiceType } from '../../domain/rate-card.ts';
import { pickPrice } from '../../domain/rule-outcome.ts';
import { vatBasisPoints } from '../../domain/vat.ts';
import type { FieldError } from '../../http/problem.ts';
import type { RulesInUse } from '../courier-rules/rules-in-use.ts';
import { toRuledParcel } from '../courier-rules/ruled-parcel.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import { cardName, type Tariff } from '../couriers/tariff.ts';
import { toShipmentRequest } from '../quotes/mapper.ts';
import { toStoredPrice } from '../quotes/stored-offer.ts';
import { originOf, quoteRequestOf } from '../shipments/booking/quoted-request.ts';
import type { NamedCouriers } from './named-couriers.ts';
import type { JudgedOrder, RowOrder, RowPrice } from './tables.ts';

type Schemas = components['schemas'];

/** How the rows of a batch get their couriers. */
export interface Choosing extends RulesInUse {
  choice: Schemas['ImportChoice'];
  tariff: Tariff;
  /** The account's default courier. */
  favorite: string | null;
  couriers: NamedCouriers;
  /** Where the shipments are created from. */
  source: Schemas['ShipmentSource'];
  now: Date;
}

/** A card that cannot be chosen, and what it demands. */
export interface Passed extends Pick<ExcludedCard, 'courierId' | 'serviceType'> {
  reason: ExcludedCard['reason'] | { code: 'demands'; errors: readonly FieldError[] };
}

export type ChosenPrice =
  | { price: RowPrice; vat: number; subtotal: number; choice: Schemas['CourierChoice'] }
  | {
      price: null;
      choice: Schemas['CourierChoice'];
      /** What the row says is wrong, if no courier is asked. */
      faults: Schemas['ImportFault'][];
      /** The couriers that were passed over. */
      passed: Passed[];
    };

/**
 * Chooses the courier of a row, and its price. Couriers whose demands on the sender or the day of
 * delivery the row does not meet are passed over like those that cannot take the parcel.
 */
export function choosePrice(judged: JudgedOrder, choosing: Choosing): ChosenPrice {
  const { order } = judged;
  const { tariff, now } = choosing;
  const origin = originOf(order, { country: 'SA', city: '' });
  const request = toShipmentRequest(quoteRequestOf(order, origin));
  const priced = priceShipment(request, tariff.cards, tariff.rates, { on: riyadhDay(now) });
  const isNamed = choosing.choice.choice === 'courier' || choosing.choice.choice === 'row';
  // The wish for a courier names the service itself.
  const service = isNamed ? undefined : (judged.service_type ?? choosing.choice.service_type);
  const isWanted = (card: { serviceType: ServiceType }) =>
    service === undefined || card.serviceType === service;
  const able = priced.prices.filter(isWanted).map((price) => ({
    price,
    errors: demandErrors(order, cardOf(tariff, price)),
  }));
  const offers = {
    prices: able.flatMap(({ price, errors }) => (errors.length === 0 ? price : [])),
    excluded: priced.excluded.filter(isWanted),
  };
  const unmet = able.flatMap(({ price, errors }): Passed[] => {
    const { courierId, serviceType } = price;
    return errors.length === 0
      ? []
      : [{ courierId, serviceType, reason: { code: 'demands', errors } }];
  });
  const passed = [...offers.excluded, ...unmet];
  const asked = askFor(judged, choosing);
  if ('fault' in asked) {
    return { price: null, choice: asked.choice, faults: [asked.fault], passed: [] };
  }
  const { price, choice } = asked.choose(offers);
  if (price) {
    const card = cardOf(tariff, price);
    return {
      ...{ choice, subtotal: price.subtotal, vat: price.vat },
      price: { ...toRowPrice(order, price, card, now), cheapest: leastTotal(priced.prices) },
    };
  }
  const relevant = passed.filter(asked.concerns);
  return { price: null, choice: mended(choice, relevant), faults: [], passed: relevant };
}

type Offers = { prices: CourierPrice[]; excluded: ExcludedCard[] };

/** What is asked of the offers, and which cards it concerns. */
type Asked =
  | {
      choose: (offers: Offers) => Chosen<CourierPrice>;
      concerns: (card: Pick<Passed, 'courierId' | 'serviceType'>) => boolean;
    }
  | { fault: Schemas['ImportFault']; choice: Schemas['CourierChoice'] };

function askFor(judged: JudgedOrder, choosing: Choosing): Asked {
  const { choice, rules, favorites, favorite } = choosing;
  const all = () => true;
  switch (choice.choice) {
    case 'cheapest':
    case 'fastest': {
      const outcome = choice.choice;
      return {
        choose: (offers) => chosenBy({ by: outcome }, pickPrice({ outcome }, offers, favorites)),
        concerns: all,
      };
    }
    case 'favorite':
      return {
        choose(offers) {
          const usual =
            favorite === null
              ? null
              : pickPrice({ outcome: 'courier', courier_id: favorite }, offers, favorites);
          const picked = usual?.price
            ? usual
            : pickPrice({ outcome: 'favorites' }, offers, favorites);
          return chosenBy({ by: 'favorite' }, picked);
        },
        concerns: ({ courierId }) => favorites.has(courierId),
      };
    case 'courier':
      return named('courier', choice.courier_id ?? '', judged, choosing);
    case 'row': {
      if (judged.courier === undefined) {
        const fault = { field: 'courier', code: 'required' } as const;
        return { fault, choice: { by: 'row', refused: 'courier_left' } };
      }
      const id = choosing.couriers.find(judged.courier);
      if (id !== undefined) return named('row', id, judged, choosing);
      const fault = { field: 'courier', code: 'unknown_courier' } as const;
      return { fault, choice: { by: 'row', refused: 'courier_left' } };
    }
    case 'rules':
      return {
        choose: (offers) => chooseCourier(rules, ruledParcel(judged, choosing), offers, favorites),
        concerns: all,
      };
  }
}

function named(
  by: 'courier' | 'row',
  courier_id: string,
  { service_type: own }: JudgedOrder,
  { choice, favorites }: Choosing,
): Asked {
  const service_type = own ?? choice.service_type;
  const wish = { courier_id, ...(service_type && { service_type }) };
  return {
    choose: (offers) =>
      chosenBy({ by, ...wish }, pickPrice({ outcome: 'courier', ...wish }, offers, favorites)),
    concerns: ({ courierId, serviceType }) =>
      courierId === courier_id && (service_type === undefined || serviceType === service_type),
  };
}

function ruledParcel(
  { order, sku, further_skus: further = [] }: JudgedOrder,
  { tariff, source, now }: Choosing,
) {
  const { receiver, sender, weight } = order;
  return toRuledParcel(
    {
      destination: { country: receiver.country, city: receiver.city },
      ...{ weight, amount_to_collect: sender.amount_to_collect },
      goods_value: goodsValueOf(order),
      source,
      skus: sku === undefined ? further : [sku, ...further],
    },
    tariff.rates,
    now,
  );
}

/** A courier that would take the parcel, were its demands met, has not left. */
function mended(
  choice: Schemas['CourierChoice'],
  passed: readonly Passed[],
): Schemas['CourierChoice'] {
  const hasLeft = choice.refused === 'courier_left' || choice.refused === 'service_left';
  return hasLeft && passed.length > 0 ? { ...choice, refused: 'courier_excluded' } : choice;
}

function demandErrors(order: RowOrder, { card }: CardVersion): FieldError[] {
  const { requiredSenderFields, servedDays } = card;
  return checkCourierDemands(order, { requiredSenderFields, servedDays });
}

/** Halalas. */
function leastTotal(prices: readonly CourierPrice[]): number {
  return Math.min(...prices.map(({ subtotal, vat }) => subtotal + vat));
}

function toRowPrice(
  order: RowOrder,
  price: CourierPrice,
  version: CardVersion,
  now: Date,
): RowPrice {
  const { courierId, serviceType } = version.card;
  const lane = laneBetween(originOf(order, { country: 'SA', city: '' }), order.receiver);
  return {
    stored: toStoredPrice(price, version, deliveryDatesFrom(now)),
    ...{ lane, vat_rate: vatBasisPoints(lane) },
    ...{ courier_id: courierId, service_type: serviceType },
    preferred_delivery_day: order.preferred_delivery_day ?? 'any',
  };
}

function cardOf(
  { byName }: Tariff,
  card: { courierId: string; serviceType: ServiceType },
): CardVersion {
  const found = byName.get(cardName(card));
  if (!found) throw new Error(`the tariff has no ${cardName(card)}`);
  return found;
}
