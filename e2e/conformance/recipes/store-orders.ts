import type { Call, ResultOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { arrived } from '../store-orders.ts';
import type { Workspace } from '../workspace.ts';
import { shortAddress } from '../places.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';
import { sallaOf } from './stores.ts';

type Details = ResultOf<'getStoreOrder'>;

/** An order of the workspace's store, with or without a National Address. */
async function orderOf(workspace: Workspace, isAddressed = true): Promise<Details> {
  const { api, notes, company } = workspace;
  const name = isAddressed ? 'store order' : 'unaddressed order';
  const known = notes.get(name) as Details | undefined;
  const order =
    known ?? (await arrived(api, await company(), await sallaOf(workspace), { isAddressed }));
  notes.set(name, order);
  return order;
}

async function orderPath(workspace: Workspace): Promise<Call> {
  return { path: { order_id: (await orderOf(workspace)).order.id } };
}

async function tokenPath(workspace: Workspace): Promise<Call> {
  const { address_url = '' } = await orderOf(workspace, false);
  return {
    header: { type: 'public' },
    path: { order_token: address_url.split('/').at(-1) ?? '' },
  };
}

export const storeOrderRecipes = {
  listStoreOrders: listed('listStoreOrders', async (workspace) => {
    if (workspace.draw.chance(0.7)) return {};
    return { store_id: (await sallaOf(workspace)).store.id };
  }),
  countStoreOrders: bare,
  listUnknownSkus: bare,
  getStoreOrder: { call: asCompany(orderPath) },
  updateStoreOrder: {
    call: asCompany(async (workspace) => ({
      ...(await orderPath(workspace)),
      body: workspace.draw.one([
        { cells: [{ field: 'receiver.city', text: 'riyadh' }] },
        { cells: [{ field: 'weight', text: '2 kg' }], leave_out: false },
        { cells: [{ field: 'weight', text: '' }] },
        { keep_shipment: true },
        {},
      ]),
    })),
  },
  getOrderAddress: { call: tokenPath, isShared: true },
  completeOrderAddress: {
    call: async (workspace) => {
      workspace.notes.delete('unaddressed order');
      return {
        ...(await tokenPath(workspace)),
        body: { short_address: shortAddress(workspace.draw) },
      };
    },
    sketch: async (workspace) => ({
      ...(await tokenPath(workspace)),
      body: { short_address: shortAddress(workspace.draw) },
    }),
    orElse: [409],
    weight: 0.5,
    isShared: true,
  },
} satisfies Partial<Record<OperationId, Recipe>>;
