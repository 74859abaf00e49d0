import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

/** A weight needs both places and a side the other two, so a random part of them is no request. */
const PARCEL = {
  ...{ origin: 'riyadh', destination: 'jeddah', weight: '2000' },
  ...{ length: '300', width: '200', height: '100' },
};

const branches = listed('listBranches');

const ofCourier: Recipe = {
  call: asCompany(async ({ couriers, draw }) => ({
    path: { courier_id: draw.one(await couriers()) },
  })),
  isShared: true,
};

export const courierRecipes = {
  listCouriers: listed('listCouriers', () => Promise.resolve(PARCEL)),
  getCourier: ofCourier,
  listBranches: {
    call: async (workspace) => {
      const { draw, couriers, cursors } = workspace;
      // A cursor belongs to one courier.
      cursors.delete('listBranches');
      const path = { courier_id: draw.one(await couriers()) };
      return { ...(await branches.call(workspace)), path };
    },
    isShared: true,
  },
  listCourierPrices: ofCourier,
  listPriceChanges: ofCourier,
  listCourierPhotos: ofCourier,
  getCourierPhoto: {
    call: asCompany(async ({ photos, draw, couriers }) => {
      const known = await photos();
      const [courier_id = ''] = await couriers();
      const none = { courier_id, photo_id: 'pho_01jd3x8q4v7w2n5m9k0ctp6r1a' };
      return { path: known.length === 0 ? none : draw.one(known) };
    }),
    exempt: () => 'a courier may have no photos: 404',
    orElse: [404],
    isShared: true,
  },
  listFavorites: bare,
  saveFavorite: {
    call: asCompany(async ({ couriers, draw }) => ({
      path: { courier_id: draw.one(await couriers()) },
      body: bodyFrom('saveFavorite', draw),
    })),
    isShared: true,
  },
  deleteFavorite: ofCourier,
} satisfies Partial<Record<OperationId, Recipe>>;
