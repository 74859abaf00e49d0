import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import {
  addCouriers,
  type Customer,
  openTestBackend,
  TEST_CARD,
  TEST_RECEIVER,
  testOrder,
  testParcel,
} from '../test-backend.ts';
import { subscribe } from '../subscribe.ts';
import type { Request } from './drive.ts';
import { recordStatements, type Sent } from './replay.ts';

/** Halalas; enough for every booking. */
const FORTUNE = 1_000_000_000_000;
const AREAS_EACH = 5;
const OTHER_CITIES = ['makkah', 'madinah', 'dammam', 'abha', 'tabuk', 'buraydah', 'hail', 'jazan'];

export interface Shop {
  /** Customers who can book at once. */
  many: Customer[];
  /** One who books as much as all of them. */
  hot: Customer;
  /** What the server sent for one booking of each of the many, by account. */
  recorded: Map<string, Sent[]>;
}

/**
 * Customers in a migrated database, with a plan that pays cash back.
 *
 * @param endpoints of each, for webhooks about shipments.
 */
export async function openShop(
  database: Database,
  accounts: number,
  endpoints: number,
): Promise<Shop> {
  const backend = await openTestBackend(database);
  const many: Customer[] = [];
  while (many.length < accounts) many.push(await backend.newCustomer(FORTUNE));
  const hot = await backend.newCustomer(FORTUNE);
  for (const { accountId } of [hot, ...many]) {
    await subscribe(database.kysely, accountId, 'intermediate');
    for (let added = 0; added < endpoints; added += 1) await addEndpoint(database, accountId);
  }
  await backend.ship(hot);
  const recorded = new Map<string, Sent[]>();
  for (const customer of many) {
    const order = testOrder(await backend.quote(customer));
    const book = () => backend.create(customer, order, order.quote_id);
    recorded.set(customer.accountId, await recordStatements(book));
  }
  await backend.close();
  await hideSamples(database);
  return { many, hot, recorded };
}

/** Adds an endpoint that is told of each booking; paused, so that sending takes no time. */
async function addEndpoint({ kysely }: Database, accountId: string): Promise<void> {
  await kysely
    .insertInto('webhook_endpoints')
    .values({
      ...{ account_id: accountId, id: newId('whe', new Date()), created_at: new Date() },
      ...{ url: 'https://hooks.example', events: ['shipment.created'], state: 'paused' },
      secret: Buffer.from('none'),
    })
    .execute();
}

/** Gives the customers unused quotes in turn. */
export async function giveQuotes(
  { kysely }: Database,
  customers: readonly Customer[],
  count: number,
): Promise<{ customer: Customer; accountId: string; id: string }[]> {
  const now = new Date();
  const quotes = Array.from({ length: count }, (_, index) => {
    const customer = customers[index % customers.length];
    if (!customer) throw new Error('there are no customers');
    return { customer, accountId: customer.accountId, id: newId('qte', now) };
  });
  const [accountIds, ids] = [quotes.map(({ accountId }) => accountId), quotes.map(({ id }) => id)];
  await sql`insert into quotes (account_id, id, request, offer, created_at, expires_at)
    select fresh.account_id, fresh.id, request, offer, created_at, created_at + interval '1 day'
    from (select request, offer, created_at from quotes order by created_at limit 1) as template,
      unnest(${accountIds}::text[], ${ids}::text[]) as fresh (account_id, id)`.execute(kysely);
  return quotes;
}

/** Requests that book these quotes, each with another receiver. */
export function bookings(
  quotes: readonly { customer: Customer; id: string }[],
): () => Request | undefined {
  const left = quotes.map(({ customer, id }, index) => {
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`;
    const phone = `+9665${String(index % 100_000_000).padStart(8, '0')}`;
    const receiver = { ...TEST_RECEIVER, full_name: name, phone };
    return {
      method: 'POST' as const,
      path: '/api/website/shipments',
      headers: { ...customer.headers, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(testOrder({ id }, { receiver })),
    };
  });
  return () => left.pop();
}

const FIRST_NAMES = ['سارة', 'محمد', 'Abdullah', 'نورة', 'خالد', 'Mona', 'فهد'];
const LAST_NAMES = ['القحطاني', 'Al Harbi', 'العتيبي', 'الدوسري', 'Alshehri'];

/** Leaves that many couriers, each with one card that accepts the test parcel in five cities. */
export async function setCouriers(database: Database, count: number): Promise<void> {
  await database.kysely.deleteFrom('courier_cards').execute();
  const couriers = Array.from({ length: count }, (_, index) => {
    const cities = ['riyadh', 'jeddah'];
    for (let other = 0; cities.length < AREAS_EACH; other += 1) {
      cities.push(OTHER_CITIES[(index + other) % OTHER_CITIES.length] ?? 'makkah');
    }
    const transitDays = { min: 1, max: 3 };
    const lanes = { domestic: { baseFee: 2_000 + index, perKgFee: 200, transitDays } };
    const card = { ...TEST_CARD, courierId: newId('crr', new Date()), lanes, cities };
    return { card, en: `Courier ${index} of ${count}`, ar: `ناقل ${index}` };
  });
  await addCouriers(database, couriers);
  await hideSamples(database);
}

/** Production mode refuses sample couriers. */
async function hideSamples({ kysely }: Database): Promise<void> {
  await kysely.updateTable('couriers').set({ sample: false }).execute();
}

export function quoting({ headers }: Customer): Request {
  return {
    method: 'POST',
    path: '/api/website/quotes',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(testParcel()),
  };
}

export function reading({ headers }: { headers: Record<string, string> }, path: string): Request {
  return { method: 'GET', path, headers: { ...headers, accept: 'application/json' } };
}
