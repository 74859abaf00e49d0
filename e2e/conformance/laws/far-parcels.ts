import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { ResultOf } from '../call.ts';
import { accountWith } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { checkSums } from './quotes.ts';
import { checkPrice } from './rate-cards.ts';

type Card = ResultOf<'getCourier'>['services'][number];

/** Rate cards that are asked for each kind of way, as there may be hundreds. */
const ASKED = 8;

/** Grams of the parcel; some are charged by the kilogram. */
const WEIGHT = 12_001;

const isAbroad = (area: string) => /^[A-Z]{2}$/.test(area);

/** Ways of a rate card of which an end is abroad or remote, by their kind. */
function waysOf({ coverage_areas, lanes, remote_areas }: Card): [string, string, string][] {
  const covers = new Set(coverage_areas);
  const remotes = (remote_areas?.areas ?? []).filter((area) => covers.has(area));
  const [remote, other] = remotes;
  const [abroad] = coverage_areas.filter(isAbroad);
  const near = coverage_areas.find((area) => !isAbroad(area) && !remotes.includes(area));
  const ways = {
    domestic: [
      ['between two remote areas', remote, other],
      ['from a remote area', remote, near],
      ['to a remote area', near, remote],
    ],
    intra_city: [['within a remote area', remote, remote]],
    international: [
      ['from abroad', abroad, near],
      ['from abroad to a remote area', abroad, remote],
    ],
  } as const;
  return lanes.flatMap(({ lane }) =>
    ways[lane].flatMap(([kind, from, to]): [string, string, string][] =>
      from !== undefined && to !== undefined ? [[kind, from, to]] : [],
    ),
  );
}

function placeIn(area: string) {
  return isAbroad(area) ? { country: area, city: 'Sample City' } : { country: 'SA', city: area };
}

async function pricedFarAway(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { data } = await api.ok('listCouriers', { who, query: { limit: '100' } });
  const asked = new Map<string, number>();
  let priced = 0;
  for (const { id } of data) {
    const { services } = await api.ok('getCourier', { who, path: { courier_id: id } });
    const cards = new Map(services.map((card) => [card.service_type, card]));
    for (const [kind, from, to] of services.flatMap(waysOf)) {
      const times = asked.get(kind) ?? 0;
      if (times >= ASKED) continue;
      asked.set(kind, times + 1);
      const way = { origin: placeIn(from), destination: placeIn(to) };
      const body = { ...way, weight: WEIGHT, couriers: [id] };
      const quote = await api.ok('createQuote', { who, body });
      for (const price of quote.prices) {
        const card = cards.get(price.service_type);
        if (card) checkPrice(price, card, quote);
        checkSums(price, quote);
        priced += 1;
      }
    }
  }
  if (priced === 0) throw new NotHeld('no courier takes parcels from abroad or to remote areas');
}

export const farParcelLaws: readonly Law[] = [
  {
    id: 'far-parcels',
    title: 'Parcels from abroad and between remote areas are priced by the rate cards',
    clause:
      '#/components/schemas/RemoteAreaTerms: added once if either end is remote; CourierPrice/vat_rate: 0 if one end is abroad; LaneTariff',
    run: pricedFarAway,
  },
];
