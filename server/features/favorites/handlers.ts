import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { toFavorite } from './mapper.ts';
import { courierName, keepFavorite, removeFavorite, selectFavorites } from './store.ts';

export const favoritesHandlers = {
  async listFavorites(_request, { account, db }) {
    const favorites = await selectFavorites(db.kysely, account.id);
    return { status: 200, body: { data: favorites.map(toFavorite) } };
  },

  async saveFavorite({ path, body }, context) {
    const { account, db, now } = context;
    await noteCourier(path.courier_id, context);
    const place = { accountId: account.id, courierId: path.courier_id };
    const kept = { isDefault: body.is_default, now };
    const favorite = await db.kysely.transaction().execute((tx) => keepFavorite(tx, place, kept));
    if (!favorite) throw problem(409, 'too_many_saved');
    return { status: 200, body: toFavorite(favorite) };
  },

  async deleteFavorite({ path }, context) {
    const { account, db } = context;
    await noteCourier(path.courier_id, context);
    await removeFavorite(db.kysely, { accountId: account.id, courierId: path.courier_id });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'listFavorites' | 'saveFavorite' | 'deleteFavorite'>;

/**
 * Names the courier in the activity log.
 *
 * @throws 404 if there is no such courier.
 */
async function noteCourier(id: string, { db, locale, note }: SignedInContext): Promise<void> {
  const name = await courierName(db.kysely, id);
  if (!name) throw problem(404, 'not_found');
  note({ subject: { id, label: name[locale] } });
}
