import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { BodyOf, ResultOf } from './call.ts';
import type { Draw } from './draw.ts';

/** The lists from which addresses and orders are drawn. */
export interface Lists {
  cities: City[];
  countries: ResultOf<'listCountries'>['data'];
}

export type City = ResultOf<'listCities'>['data'][number];

const read = new WeakMap<KitApi, Promise<Lists>>();

/** Read once per run. A list that cannot be read fails the checks that use it. */
export function listsOf(api: KitApi): Promise<Lists> {
  const lists = read.get(api) ?? readLists(api);
  read.set(api, lists);
  return lists;
}

async function readLists(api: KitApi): Promise<Lists> {
  const header = { type: 'public' };
  const [cities, countries] = await Promise.allSettled([
    api.ok('listCities', { header }),
    api.ok('listCountries', { header }),
  ]);
  return {
    get cities() {
      return valueOf(cities).data;
    },
    get countries() {
      return valueOf(countries).data.filter(({ code }) => code !== 'SA');
    },
  };
}

function valueOf<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'fulfilled') return settled.value;
  throw settled.reason;
}

type Address = Pick<
  BodyOf<'createSavedReceiver'>,
  'country' | 'state' | 'city' | 'street_name' | 'building_no' | 'postal_code' | 'short_address'
>;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A Saudi address, short or in full, or occasionally a foreign one. */
export function addressIn(lists: Lists, draw: Draw, abroad = 0.2): Address {
  return draw.chance(abroad) ? foreignAddress(lists, draw) : homeAddress(lists, draw);
}

export function homeAddress({ cities }: Lists, draw: Draw): Address {
  const city = draw.one(cities);
  const place = { country: 'SA', state: city.region.code, city: city.code };
  if (draw.chance(0.5)) return { ...place, short_address: shortAddress(draw) };
  return { ...place, ...fullAddress(draw) };
}

/** The shortest valid address, in the first listed city. */
export async function homeOf(api: KitApi): Promise<BodyOf<'completeRegistration'>> {
  const [first] = (await listsOf(api)).cities;
  if (!first) throw new BrokenLaw('listCities returned no city');
  return { country: 'SA', city: first.code, short_address: 'RRRD2929' };
}

function foreignAddress({ countries }: Lists, draw: Draw): Address {
  return {
    country: draw.one(countries).code,
    state: draw.one(['دبي', 'Bavaria', 'القاهرة']),
    city: draw.one(['دبي', 'München', 'القاهرة']),
    street_name: draw.one(['شارع العيّنة', 'Sample street 4']),
    building_no: String(draw.whole(1, 900)),
  };
}

export function shortAddress(draw: Draw): string {
  const letters = Array.from({ length: 4 }, () => draw.one(LETTERS)).join('');
  return `${letters}${digits(draw, 4)}`;
}

export function fullAddress(draw: Draw) {
  return {
    street_name: draw.one(['طريق العيّنة', 'شارع النخيل', 'Palm street']),
    building_no: digits(draw, 4),
    postal_code: digits(draw, 5),
  };
}

function digits(draw: Draw, count: number): string {
  return Array.from({ length: count }, () => draw.whole(1, 9)).join('');
}

/** A Saudi mobile number in E.164. */
export function saudiPhone(draw: Draw): string {
  return `+96650${digits(draw, 7)}`;
}
