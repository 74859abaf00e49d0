import { requestedBy, type Account } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { City, Lists } from './places.ts';

const read = new WeakMap<KitApi, Promise<City[]>>();

/**
 * Cities that couriers serve, those with most rate cards first; read once per run.
 *
 * @throws BrokenLaw when no courier serves a city of the list.
 */
export function servedCities(api: KitApi, account: Account, lists: Lists): Promise<City[]> {
  const served = read.get(api) ?? readServed(api, account, lists);
  read.set(api, served);
  served.catch(() => read.delete(api));
  return served;
}

async function readServed(api: KitApi, account: Account, { cities }: Lists): Promise<City[]> {
  const who = requestedBy(account);
  const { data } = await api.ok('listCouriers', { who, query: { limit: '100' } });
  const areas: string[] = [];
  for (const { id: courier_id } of data) {
    const { services } = await api.ok('getCourier', { who, path: { courier_id } });
    areas.push(...services.flatMap(({ coverage_areas }) => coverage_areas));
  }
  const cards = ({ code }: City) => areas.filter((area) => area === code).length;
  const served = cities.filter((city) => cards(city) > 0);
  if (served.length === 0) throw new BrokenLaw('No courier serves any city of listCities');
  return served.toSorted((one, other) => cards(other) - cards(one));
}
