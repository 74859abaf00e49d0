import { requestedBy, type Account, type AccountKind, type Who } from './account.ts';
import type { KitApi } from './api.ts';
import {
  bookableQuote,
  bookByKey,
  newKey,
  orderFor,
  type Order,
  type Price,
  type Quote,
  type Shipment,
} from './bookings.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { ResultOf } from './call.ts';
import type { Hooks } from './config.ts';
import { operationOf } from './contract.ts';
import { isInDemoMode } from './demo.ts';
import type { Draw } from './draw.ts';
import { openAccount } from './people.ts';
import { listsOf, type Lists } from './places.ts';
import { Pool } from './pool.ts';

/** Everything that a key may do. */
export const SCOPES = operationOf('createApiKey').body?.properties?.['scopes']?.items
  ?.enum as ApiKeyScope[];

/** Halalas added when a workspace has too little balance. */
const PURSE = 4_000_000;

type ApiKeyScope = components['schemas']['ApiKeyScope'];

/** A new API key with its secret. */
export interface Key {
  clientKey: string;
  secret: string;
}

/** A code, and when it may be sent again. */
interface Waiting {
  challenge: string;
  from: number;
}

/**
 * One requester's accounts and what they have created so far. A workspace makes one request at a
 * time, so that what it knows stays true.
 */
export interface Workspace {
  api: KitApi;
  config: Hooks;
  draw: Draw;
  /** The members below are read or opened once, when first needed. */
  lists: () => Promise<Lists>;
  company: () => Promise<Account>;
  individual: () => Promise<Account>;
  /** Another company, which must not see the first one's data. */
  stranger: () => Promise<Account>;
  /** A key of the account that has this session; it may do everything. */
  keyOf: (session: Who, kind?: 'live' | 'test') => Promise<Who>;
  /** An account for the given purpose. */
  person: (purpose: Purpose) => Promise<Account>;
  couriers: () => Promise<string[]>;
  /** Photos of the first couriers. */
  photos: () => Promise<{ courier_id: string; photo_id: string }[]>;
  /** Whether the server reports demo mode. */
  isDemo: () => Promise<boolean>;
  quotes: Pool<Quote>;
  shipments: Pool<Shipment>;
  attached: Pool<Shipment>;
  /** Shipments of the test key. */
  tested: Pool<Shipment>;
  /** Shipments in batches of labels. Nobody cancels them, as a batch without any label fails. */
  printed: Pool<Shipment>;
  drafts: Pool<{ id: string; version: number }>;
  receivers: Pool<{ id: string }>;
  presets: Pool<{ id: string }>;
  keys: Pool<Key>;
  batches: Pool<{ id: string }>;
  products: Pool<ResultOf<'getProduct'>>;
  /** Import batches from files, none of them booked. */
  imports: Pool<{ id: string }>;
  invoiceFiles: Pool<{ id: string }>;
  topUps: Pool<Pick<ResultOf<'createTopUp'>, 'id' | 'credit'>>;
  registrations: Pool<Record<string, string>>;
  /** Cursors of lists with more pages, by operation, with their queries. */
  cursors: Map<string, Record<string, string>>;
  waiting: Waiting[];
  /** The recipes' own notes. */
  notes: Map<string, unknown>;
  /** A price that the balance covers, with its quote. */
  affordable: () => Promise<{ quote: Quote; price: Price }>;
  book: () => Promise<{ shipment: Shipment; order: Order }>;
}

/** Couriers whose photos are read. */
const PHOTOGRAPHED = 8;

/** The month in Riyadh, three hours ahead all year. */
export function riyadhMonth(moment: string): string {
  return new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 7);
}

/** Separate accounts for operations that change too much to share one. */
export type Purpose = 'changer' | 'guest' | 'mover' | 'contact' | 'resetter' | 'twoStep';

export function openWorkspace({
  api,
  config,
  draw,
}: Pick<Workspace, 'api' | 'config' | 'draw'>): Workspace {
  const account = (kind: AccountKind) => once(() => openAccount(api, config, kind));
  const [lists, company] = [once(() => listsOf(api)), account('company')];
  const own = async () => requestedBy(await company());
  const people = new Map<Purpose, () => Promise<Account>>();
  const openers = new Map<string, Promise<Who>>();

  const workspace: Workspace = {
    ...{ api, config, draw, lists, company },
    individual: account('individual'),
    stranger: account('company'),
    async keyOf(session, kind = 'live') {
      if (session === null || !('bearer' in session)) return session;
      const purpose = `${session.bearer} ${kind}`;
      const made = openers.get(purpose) ?? openingKey(api, session, kind === 'test');
      openers.set(purpose, made);
      return made;
    },
    couriers: once(async () => {
      const { data } = await api.ok('listCouriers', { who: await own() });
      return data.map(({ id }) => id);
    }),
    photos: once(async () => {
      const ids = (await workspace.couriers()).slice(0, PHOTOGRAPHED);
      const lists = ids.map(async (courier_id) => {
        const path = { courier_id };
        const { data } = await api.ok('listCourierPhotos', { who: await own(), path });
        return data.map(({ id: photo_id }) => ({ courier_id, photo_id }));
      });
      return (await Promise.all(lists)).flat();
    }),
    isDemo: once(() => isInDemoMode(api)),
    person(purpose) {
      const person = people.get(purpose) ?? account('individual');
      people.set(purpose, person);
      return person();
    },
    quotes: new Pool(async () => {
      return (await bookableQuote(api, await company(), await lists(), draw)).quote;
    }),
    shipments: new Pool(async () => (await workspace.book()).shipment),
    tested: new Pool(async () => {
      const { quote } = await bookableQuote(api, await company(), await lists(), draw);
      return bookByKey(api, await workspace.keyOf(await own(), 'test'), quote, await lists(), draw);
    }),
    attached: new Pool(async () => workspace.shipments.take()),
    printed: new Pool(async () => workspace.shipments.take()),
    drafts: new Pool(async () => api.ok('createShipmentDraft', { who: await own(), body: {} })),
    receivers: new Pool(),
    presets: new Pool(),
    keys: new Pool(async () => {
      const body = { name: 'مفتاح تجريبي', scopes: ['prices_read' as const] };
      const { secret_key, key } = await api.ok('createApiKey', { who: await own(), body });
      return { clientKey: key.client_key, secret: secret_key };
    }),
    batches: new Pool(async () => {
      const { id } = await workspace.printed.any(draw);
      const body = { shipment_ids: [id], paper: 'a6' as const, language: 'ar' as const };
      return api.ok('createLabelBatch', { who: await own(), header: newKey(), body });
    }),
    products: new Pool(),
    imports: new Pool(),
    invoiceFiles: new Pool(async () => {
      const { created_at } = await workspace.shipments.any(draw);
      const month = riyadhMonth(created_at);
      return api.ok('createInvoiceFile', { who: await own(), header: newKey(), body: { month } });
    }),
    topUps: new Pool(async () => {
      const body = {
        amount: { amount: 5_000, currency: 'SAR' as const },
        payment_method: 'credit_card' as const,
      };
      return api.ok('createTopUp', { who: await own(), header: newKey(), body });
    }),
    registrations: new Pool(),
    cursors: new Map(),
    waiting: [],
    notes: new Map(),
    async affordable() {
      const found = await bookableQuote(api, await company(), await lists(), draw);
      if (found.price.balance_after.amount < 0) {
        await config.addBalance(api, await company(), PURSE);
      }
      return found;
    },
    async book() {
      const { quote, price } = await workspace.affordable();
      const order = orderFor(quote, price, await lists(), draw);
      const call = { who: await own(), header: newKey(), body: order };
      return { shipment: await api.ok('createShipment', call), order };
    },
  };
  return workspace;
}

/** A key that may do everything. */
export async function openingKey(api: KitApi, who: Who, test = false): Promise<Who> {
  const body = { name: 'مفتاح لكل شيء', scopes: SCOPES, test };
  const { secret_key, key } = await api.ok('createApiKey', { who, body });
  return { basic: `${key.client_key}:${secret_key}` };
}

/** The same promise each time, created on the first call. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
