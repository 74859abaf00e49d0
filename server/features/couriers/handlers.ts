import { compareBranches, findBranches, type BranchPosition } from './branches.ts';
import { directoryOf } from './directory.ts';
import { comparePositions, findCouriers, type Position } from './find-couriers.ts';
import { toBranch, toCourier, toListedCourier, toPhotoContent, toPriceRow } from './mapper.ts';
import { listPriceChanges, toPriceChange } from './price-changes.ts';
import { priceTable } from './price-table.ts';
import { measuredOf } from '../deliveries/measured.ts';
import { selectFavoriteIds } from '../favorites/store.ts';
import { currentRatings, NOT_RATED } from '../ratings/current-ratings.ts';
import { countBranches, findCourier, findPhoto, isCourier, selectPhotos } from './store.ts';
import type { Queryable } from '../../db/database.ts';
import { deliveryDatesFrom } from '../../domain/expected-delivery.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, pageOf, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

/** There are a thousand couriers at most, so the total is always exact. */
export const couriersHandlers = {
  async listCouriers({ query }, context) {
    const { limit: _, cursor: __, ...sought } = query;
    const list = nameList('couriers', context, sought);
    const { account, db } = context;
    const favorites =
      query.favorites === undefined
        ? new Set<string>()
        : new Set(await selectFavoriteIds(db.kysely, account.id));
    const directory = await directoryOf(db);
    const ratings = await currentRatings(db);
    const { found, offerOf } = findCouriers(directory, query, { favorites, ratings });
    const deliveryDate = deliveryDatesFrom(context.now);
    return page(query, list, (asked: PageRequest<Position>) =>
      Promise.resolve(
        pageOf(found, asked, comparePositions, ({ entry }) => {
          const rated = ratings.get(entry.courier.id) ?? NOT_RATED;
          return toListedCourier(entry, offerOf(entry), rated, deliveryDate);
        }),
      ),
    );
  },

  async getCourier({ path }, { db, now }) {
    const found = await findCourier(db.kysely, path.courier_id);
    if (found === undefined) throw problem(404, 'not_found');
    const facts = {
      branches: await countBranches(db.kysely, path.courier_id),
      measured: await measuredOf(db, now),
    };
    return { status: 200, body: toCourier(found.courier, found.cards, facts) };
  },

  async listBranches({ path, query }, context) {
    await ensureCourier(context.db.kysely, path.courier_id);
    const { limit: _, cursor: __, ...sought } = query;
    const list = nameList('branches', context, { ...sought, ...path });
    const found = await findBranches(context.db.kysely, path.courier_id, query);
    return page(query, list, (asked: PageRequest<BranchPosition>) =>
      Promise.resolve(pageOf(found, asked, compareBranches, toBranch)),
    );
  },

  async listCourierPrices({ path }, { db }) {
    const found = await findCourier(db.kysely, path.courier_id);
    if (found === undefined) throw problem(404, 'not_found');
    return { status: 200, body: { rows: priceTable(found.cards).map(toPriceRow) } };
  },

  async listPriceChanges({ path }, { db, now }) {
    await ensureCourier(db.kysely, path.courier_id);
    const changes = await listPriceChanges(db.kysely, path.courier_id, now);
    return { status: 200, body: { data: changes.map(toPriceChange) } };
  },

  async listCourierPhotos({ path }, { db }) {
    await ensureCourier(db.kysely, path.courier_id);
    const photos = await selectPhotos(db.kysely, path.courier_id);
    const data = photos.map((photo) => ({ ...photo, preview: toPhotoContent(photo.preview) }));
    return { status: 200, body: { data } };
  },

  async getCourierPhoto({ path }, { db }) {
    const photo = await findPhoto(db.kysely, path.courier_id, path.photo_id);
    if (photo === undefined) throw problem(404, 'not_found');
    return { status: 200, body: { content: toPhotoContent(photo) } };
  },
} satisfies Pick<
  Handlers,
  | 'listCouriers'
  | 'getCourier'
  | 'listBranches'
  | 'listCourierPrices'
  | 'listPriceChanges'
  | 'listCourierPhotos'
  | 'getCourierPhoto'
>;

async function ensureCourier(db: Queryable, courierId: string): Promise<void> {
  if (!(await isCourier(db, courierId))) throw problem(404, 'not_found');
}
