import { randomUUID } from 'node:crypto';
import { type Account, requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { confirmSession, openAccount } from '../people.ts';
import { arrived, signed } from '../store-orders.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

type Opened = ResultOf<'connectStore'>;

interface ZidStore {
  account: Account;
  opened: Opened;
}

/** The workspace's store on Salla, with the secret that proves its deliveries. */
export async function sallaOf(workspace: Workspace): Promise<Opened> {
  const { api, notes, company } = workspace;
  const known = notes.get('store') as Opened | undefined;
  if (known) return known;
  const who = requestedBy(await company());
  await confirmSession(api, await company());
  const body = { platform: 'salla', name: 'متجر تجريبي' } as const;
  const opened = await api.ok('connectStore', { who, body });
  notes.set('store', opened);
  return opened;
}

const storeIn = async (workspace: Workspace) => ({
  store_id: (await sallaOf(workspace)).store.id,
});

/** A company of its own, because a plan may allow one store only. */
async function newCompany({ api, config }: Workspace) {
  return requestedBy(await openAccount(api, config, 'company'));
}

const ORDER = { id: 1, reference_id: 1, status: { name: 'new', slug: 'under_review' } };

const salla = (): object => ({ event: 'order.updated', data: { ...ORDER, id: randomUUID() } });

/** A delivery to the workspace's store. */
async function deliveryIn(workspace: Workspace): Promise<string> {
  const { api, notes } = workspace;
  const known = notes.get('store delivery') as string | undefined;
  const id =
    known ?? (await api.ok('receiveSallaDelivery', signed(await sallaOf(workspace), salla()))).id;
  notes.set('store delivery', id);
  return id;
}

/** The workspace's store on Zid, of a company of its own. */
async function zidOf({ api, config, notes }: Workspace): Promise<ZidStore> {
  const known = notes.get('store on Zid') as ZidStore | undefined;
  if (known) return known;
  const account = await openAccount(api, config, 'company');
  const body = { platform: 'zid', name: 'متجر تجريبي' } as const;
  const opened = await api.ok('connectStore', { who: requestedBy(account), body });
  notes.set('store on Zid', { account, opened });
  return { account, opened };
}

export const storeRecipes = {
  listStores: bare,
  connectStore: {
    call: async (workspace) => ({
      who: await newCompany(workspace),
      body: bodyFrom('connectStore', workspace.draw),
    }),
    sketch: asCompany(({ draw }) => ({ body: bodyFrom('connectStore', draw) })),
    orElse: [409],
    weight: 0.3,
  },
  getStore: { call: asCompany(async (workspace) => ({ path: await storeIn(workspace) })) },
  updateStore: {
    // A store without orders, because its settings may book them by themselves.
    call: async (workspace) => {
      const { account, opened } = await zidOf(workspace);
      return {
        who: requestedBy(account),
        path: { store_id: opened.store.id },
        body: bodyFrom('updateStore', workspace.draw),
      };
    },
  },
  renewStoreSecret: {
    call: asCompany(async (workspace) => {
      await confirmSession(workspace.api, await workspace.company());
      return { path: await storeIn(workspace), body: {} };
    }),
    done: ({ notes }, { body }) => {
      notes.set('store', body);
    },
    weight: 0.5,
  },
  renewStoreAddress: {
    call: asCompany(async (workspace) => {
      await confirmSession(workspace.api, await workspace.company());
      return { path: await storeIn(workspace) };
    }),
    done: ({ notes }, { body }) => {
      notes.set('store', { ...(notes.get('store') as Opened), store: body });
    },
    weight: 0.5,
  },
  disconnectStore: {
    call: async ({ api, config }) => {
      const who = requestedBy(await openAccount(api, config, 'company'));
      const body = { platform: 'zid', name: 'متجر تجريبي' } as const;
      const { store } = await api.ok('connectStore', { who, body });
      return { who, path: { store_id: store.id } };
    },
    sketch: asCompany(async (workspace) => ({ path: await storeIn(workspace) })),
    weight: 0.3,
  },
  listStoreDeliveries: {
    ...listed('listStoreDeliveries'),
    call: async (workspace) => ({
      ...(await listed('listStoreDeliveries').call(workspace)),
      path: await storeIn(workspace),
    }),
  },
  getStoreDelivery: {
    call: asCompany(async (workspace) => ({
      path: { delivery_id: await deliveryIn(workspace) },
    })),
  },
  receiveSallaDelivery: {
    call: async (workspace) => signed(await sallaOf(workspace), salla()),
    // What is authenticated is kept, whatever else it says.
    orElse: [200, 401, 404],
    isShared: true,
  },
  receiveZidDelivery: {
    call: async (workspace) => {
      const { secret, store } = (await zidOf(workspace)).opened;
      const pair = Buffer.from(`${store.username ?? ''}:${secret}`).toString('base64');
      const bytes = Buffer.from(JSON.stringify({ ...ORDER, id: randomUUID(), code: 'A' }));
      return {
        path: { uuid: store.uuid },
        header: { authorization: `Basic ${pair}` },
        query: { event: 'order.create' },
        raw: { bytes, type: 'application/json' },
      };
    },
    // What is authenticated is kept, whatever else it says.
    orElse: [200, 401, 404],
    isShared: true,
  },
  grantStoreAccess: {
    call: async (workspace) => {
      const { account, opened } = await zidOf(workspace);
      await confirmSession(workspace.api, account);
      return {
        who: requestedBy(account),
        path: { store_id: opened.store.id },
        body: bodyFrom('grantStoreAccess', workspace.draw),
      };
    },
    sketch: asCompany(async (workspace) => ({
      path: await storeIn(workspace),
      body: bodyFrom('grantStoreAccess', workspace.draw),
    })),
    orElse: [409],
    weight: 0.5,
  },
  simulateStore: {
    call: asCompany(async (workspace) => ({ path: await storeIn(workspace) })),
    exempt: async ({ isDemo }) =>
      (await isDemo()) ? undefined : 'getHealth reports production mode, where it is 404',
    orElse: [404],
    weight: 0.2,
  },
  replayStoreDelivery: {
    call: asCompany(async (workspace) => {
      const { api, company, draw } = workspace;
      const store = await sallaOf(workspace);
      await arrived(api, await company(), store);
      const path = { store_id: store.store.id };
      const query = { effect: 'order_added' };
      const { data } = await api.ok('listStoreDeliveries', {
        ...{ who: requestedBy(await company()), path, query },
      });
      return { path: { delivery_id: draw.one(data).id } };
    }),
    sketch: asCompany(async (workspace) => ({
      path: { delivery_id: await deliveryIn(workspace) },
    })),
    orElse: [409],
    weight: 0.3,
  },
} satisfies Partial<Record<OperationId, Recipe>>;
