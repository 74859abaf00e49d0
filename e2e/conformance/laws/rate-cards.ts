import { basisPointsOf } from '../../../common/money.ts';
import { requestedBy } from '../account.ts';
import { bookableQuote, type Price, type Quote } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Courier = ResultOf<'getCourier'>;
type Card = Courier['services'][number];

/** Grams without a delivery fee on every card (specification; x-assumption of LaneTariff). */
const FREE = 10_000;

/** Every price follows from the courier's own rate card. */
async function pricedByCard(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const couriers = new Map<string, Courier>();
  const read = async (id: string) => {
    const known = couriers.get(id);
    if (known) return known;
    const courier = await api.ok('getCourier', {
      who: requestedBy(account),
      path: { courier_id: id },
    });
    couriers.set(id, courier);
    return courier;
  };
  for (const weight of [1, 9_999, 10_000, 10_001, 11_000, 11_001, draw.whole(12_000, 25_000)]) {
    const { quote } = await bookableQuote(api, account, lists, draw, { weight });
    for (const price of quote.prices) {
      const card = (await read(price.courier.id)).services.find(
        ({ service_type }) => service_type === price.service_type,
      );
      expect(card !== undefined, `${quote.id} prices a service that its courier does not have`);
      checkPrice(price, card, quote);
    }
  }
}

/** @throws BrokenLaw unless a price follows from its rate card. */
export function checkPrice(price: Price, card: Card, { request, id }: Quote): void {
  const of = `${price.courier.id} ${price.service_type} of ${id}`;
  const { origin, destination, length = 0, width = 0, height = 0, pieces = 1, weight } = request;
  const isAbroad = origin.country !== 'SA' || destination.country !== 'SA';
  const isNear = origin.city === destination.city;
  const laneName = isAbroad ? 'international' : isNear ? 'intra_city' : 'domestic';
  alike(price.lane, laneName, `lane of ${of}`);
  const lane = card.lanes.find((each) => each.lane === laneName);
  const volumetric = Math.ceil((length * width * height * pieces) / card.volumetric_divisor);
  const chargeable = Math.max(weight, volumetric);
  alike(price.chargeable_weight, chargeable, `chargeable weight of ${of}`);
  alike(price.base_fee, lane?.base_fee, `base fee of ${of}`);
  const kilograms = Math.ceil(Math.max(0, chargeable - Math.max(FREE, card.base_weight)) / 1000);
  alike(price.weight_fee.amount, kilograms * (lane?.fee_per_kg.amount ?? 0), `weight fee of ${of}`);
  const { areas = [], fee } = card.remote_areas ?? {};
  const isRemote = [origin, destination].some(
    ({ country, city }) => country === 'SA' && areas.includes(city),
  );
  alike(price.remote_area_fee.amount, isRemote ? fee?.amount : 0, `remote-area fee of ${of}`);
  const { cash_on_delivery: terms } = card;
  const collected = request.amount_to_collect?.amount ?? 0;
  const cod = terms ? terms.flat_fee.amount + basisPointsOf(collected, terms.rate) : 0;
  alike(price.cod_fee.amount, collected > 0 ? cod : 0, `COD fee of ${of}`);
  const back = card.return_fee.amount;
  alike(
    price.return_price.amount,
    back + basisPointsOf(back, price.vat_rate),
    `return price of ${of}`,
  );
}

/** Milliseconds of the longest year. */
const YEAR = 366 * 86_400_000;

/** Changes of prices come newest first, and each begins with what the one before left. */
async function changesFollow(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { data: couriers } = await api.ok('listCouriers', { who, query: { limit: '100' } });
  for (const { id } of couriers) {
    const path = { courier_id: id };
    const { data } = await api.ok('listPriceChanges', { who, path });
    const times = data.map(({ changed_at }) => Date.parse(changed_at));
    alike(
      times,
      times.toSorted((one, other) => other - one),
      `the order of the price changes of ${id}`,
    );
    const oldest = Math.min(...times, Date.now());
    expect(Date.now() - oldest <= YEAR, `${id} lists a price change of more than a year ago`);
    const { services } = await api.ok('getCourier', { who, path });
    const values = new Map<string, unknown>();
    for (const { service_type, lanes, return_fee } of services) {
      values.set(`${service_type}  return_fee`, { money: return_fee });
      for (const { lane, base_fee, fee_per_kg } of lanes) {
        values.set(`${service_type} ${lane} base_fee`, { money: base_fee });
        values.set(`${service_type} ${lane} fee_per_kg`, { money: fee_per_kg });
      }
    }
    for (const { kind, service_type, lane, field, before, after } of data) {
      const of = [service_type, lane ?? '', field ?? ''].join(' ');
      if (kind !== 'changed' || before === undefined || after === undefined) continue;
      const later = values.get(of);
      if (later !== undefined) alike(after, later, `${of} of ${id} after a change`);
      values.set(of, before);
    }
  }
}

export const rateCardLaws: readonly Law[] = [
  {
    id: 'rate-cards',
    title: 'Prices follow the rate cards',
    clause:
      '#/components/schemas/CourierService and LaneTariff: each started kilogram above the larger of 10 kg and the base weight; remote areas once; COD flat and by rate',
    run: pricedByCard,
  },
  {
    id: 'price-changes',
    title: 'Price changes come newest first and lead to the present rate card',
    clause:
      'listPriceChanges: within a year, newest first; #/components/schemas/PriceChange: before, after',
    run: changesFollow,
  },
];
