import { asked, type Account } from './account.ts';
import type { KitApi } from './api.ts';
import {
  bookableQuote,
  newKey,
  orderFor,
  type Order,
  type Price,
  type Quote,
  type Shipment,
} from './bookings.ts';
import type { ConformanceConfig } from './config.ts';
import type { Draw } from './draw.ts';
import { openAccount, PUBLIC } from './people.ts';
import { readLists, type Lists } from './places.ts';
import { Pool } from './pool.ts';

/** Halalas that a desk begins with, and gets again once they are spent. */
const PURSE = 4_000_000;

/** Challenges that a desk keeps for sending their codes again. */
const WAITING = 12;

/** A new API key with its secret. */
export interface Key {
  clientKey: string;
  secret: string;
}

/** A code that may be sent again from then on. */
interface Waiting {
  challenge: string;
  from: number;
}

/**
 * Where one requester works: accounts of its own, and what they have made so far. One request at a
 * time is made at a desk, so that what is known of it is true.
 */
export interface Desk {
  api: KitApi;
  config: ConformanceConfig;
  draw: Draw;
  lists: Lists;
  company: Account;
  individual: Account;
  /** Another company, which sees nothing of the first. */
  stranger: Account;
  /** An account of the named purpose, opened when it is first wanted. */
  person: (purpose: Purpose) => Promise<Account>;
  couriers: string[];
  quotes: Pool<Quote>;
  shipments: Pool<Shipment>;
  attached: Pool<Shipment>;
  drafts: Pool<{ id: string; version: number }>;
  receivers: Pool<{ id: string }>;
  presets: Pool<{ id: string }>;
  keys: Pool<Key>;
  batches: Pool<{ id: string }>;
  topUps: Pool<{ id: string }>;
  registrations: Pool<Record<string, string>>;
  /** Cursors of lists that go on, by operation, with the query that they belong to. */
  cursors: Map<string, Record<string, string>>;
  waiting: Waiting[];
  /** The last code that went to somebody. */
  codes: Map<string, string>;
  /** What recipes keep for themselves. */
  notes: Map<string, unknown>;
  /** A price that the balance pays, with its quote. */
  affordable: () => Promise<{ quote: Quote; price: Price }>;
  book: () => Promise<{ shipment: Shipment; order: Order }>;
}

/** Accounts that some operations change too much to share. */
export type Purpose = 'changer' | 'guest' | 'mover' | 'contact' | 'resetter' | 'twoStep';

export async function openDesk(
  api: KitApi,
  config: ConformanceConfig,
  draw: Draw,
  { isLong }: { isLong: boolean },
): Promise<Desk> {
  const lists = await readLists(api);
  const company = await openAccount(api, config, 'company');
  const individual = await openAccount(api, config, 'individual');
  const stranger = await openAccount(api, config, 'company');
  await config.addBalance(api, company, PURSE);
  const couriers = await api.ok('listCouriers', { who: asked(company) });
  const people = new Map<Purpose, Account>();

  const desk: Desk = {
    ...{ api, config, draw, lists, company, individual, stranger },
    couriers: couriers.data.map(({ id }) => id),
    async person(purpose) {
      const person = people.get(purpose) ?? (await openAccount(api, config, 'individual'));
      people.set(purpose, person);
      return person;
    },
    quotes: new Pool(async () => (await bookableQuote(api, company, lists, draw)).quote),
    shipments: new Pool(async () => (await desk.book()).shipment),
    attached: new Pool(async () => desk.shipments.take()),
    drafts: new Pool(() => api.ok('createShipmentDraft', { who: asked(company), body: {} })),
    receivers: new Pool(),
    presets: new Pool(),
    keys: new Pool(async () => {
      const body = { name: 'مفتاح تجريبي', scopes: ['prices_read' as const] };
      const { secret_key, key } = await api.ok('createApiKey', { who: asked(company), body });
      return { clientKey: key.client_key, secret: secret_key };
    }),
    batches: new Pool(async () => {
      const { id } = await desk.shipments.any(draw);
      const body = { shipment_ids: [id], paper: 'a6' as const, language: 'ar' as const };
      return api.ok('createLabelBatch', { who: asked(company), header: newKey(), body });
    }),
    topUps: new Pool(async () => {
      const body = {
        amount: { amount: 5_000, currency: 'SAR' as const },
        payment_method: 'credit_card' as const,
      };
      return api.ok('createTopUp', { who: asked(company), header: newKey(), body });
    }),
    registrations: new Pool(),
    cursors: new Map(),
    waiting: [],
    codes: new Map(),
    notes: new Map(),
    async affordable() {
      const found = await bookableQuote(api, company, lists, draw);
      if (found.price.balance_after.amount < 0) await config.addBalance(api, company, PURSE);
      return found;
    },
    async book() {
      const { quote, price } = await desk.affordable();
      const order = orderFor(quote, price, lists, draw);
      const call = { who: asked(company), header: newKey(), body: order };
      return { shipment: await api.ok('createShipment', call), order };
    },
  };
  for (let count = 0; isLong && count < WAITING; count += 1) await wait(desk);
  return desk;
}

/** Asks for a code to nobody, which may be sent again after its countdown. */
async function wait({ api, waiting }: Desk): Promise<void> {
  const login = `nobody-${crypto.randomUUID()}@shop.example`;
  const sent = await api.ok('requestPasswordReset', { header: PUBLIC, body: { login } });
  waiting.push({ challenge: sent.challenge, from: Date.now() + sent.resend_in * 1000 + 500 });
}
