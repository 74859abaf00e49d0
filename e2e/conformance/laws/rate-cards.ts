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

function checkPrice(price: Price, card: Card, { request, id }: Quote): void {
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

export const rateCardLaws: readonly Law[] = [
  {
    id: 'rate-cards',
    title: 'Prices follow the rate cards',
    clause:
      '#/components/schemas/CourierService and LaneTariff: each started kilogram above the larger of 10 kg and the base weight; remote areas once; COD flat and by rate',
    run: pricedByCard,
  },
];
