import { requestedBy } from '../account.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

async function starsAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const couriers = await api.ok('listCouriers', { who, query: { limit: '2' } });
  const ids = couriers.data.map(({ id }) => id);
  const save = (courier_id: string, is_default?: boolean) =>
    api.ok('saveFavorite', {
      who,
      path: { courier_id },
      body: is_default === undefined ? {} : { is_default },
    });
  const listed = async () =>
    (await api.ok('listFavorites', { who })).data.map(
      ({ courier, is_default }) => `${courier.id} ${is_default ? 'default' : 'ordinary'}`,
    );
  const due = (chosen?: string) =>
    ids.map((id) => `${id} ${id === chosen ? 'default' : 'ordinary'}`);
  for (const id of ids) await save(id);
  for (const id of ids) await save(id);
  alike(await listed(), due(), 'favorites that were added twice');
  const starred = await api.ok('listCouriers', { who, query: { favorites: 'true' } });
  alike(starred.data.map(({ id }) => id).sort(), ids.toSorted(), 'couriers that are favorites');
  for (const id of ids) {
    await save(id, true);
    await save(id);
    alike(await listed(), due(id), 'favorites with another default courier');
  }
  for (const id of ids) await save(id, false);
  alike(await listed(), due(), 'favorites without a default courier');
  for (const courier_id of [...ids, ...ids]) {
    const { status } = await api.send('deleteFavorite', { who, path: { courier_id } });
    alike(status, 204, 'the removal of a favorite, also a second time');
  }
  alike(await listed(), [], 'favorites after their removal');
  const path = { courier_id: `crr_${'0'.repeat(26)}` };
  refused(await api.send('deleteFavorite', { who, path }), 404, 'not_found', 'an unknown courier');
}

export const favoriteLaws: readonly Law[] = [
  {
    id: 'favorites',
    title: 'Favorites are kept once, in order, with one default courier at most',
    clause:
      'listFavorites: in the order they were added; saveFavorite: repeating it changes nothing, one default courier; deleteFavorite: succeeds also if it is not a favorite',
    run: starsAreKept,
  },
];
