import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import {
  addCouriers,
  type Customer,
  openTestBackend,
  TEST_CARD,
  testOrder,
  testParcel,
} from '../test-backend.ts';
import type { Request } from './drive.ts';

/** Halalas; enough for every booking. */
const FORTUNE = 1_000_000_000_000;
const AREAS_EACH = 5;
const OTHER_CITIES = ['makkah', 'madinah', 'dammam', 'abha', 'tabuk', 'buraydah', 'hail', 'jazan'];

/** A migrated database with customers who can book at once. */
export async function openShop(
  database: Database,
  accounts: number,
): Promise<{ many: Customer[]; hot: Customer }> {
  const backend = await openTestBackend(database);
  const many: Customer[] = [];
  while (many.length < accounts) many.push(await backend.newCustomer(FORTUNE));
  const hot = await backend.newCustomer(FORTUNE);
  await backend.quote(hot);
  await backend.close();
  return { many, hot };
}

/**
 * Gives the customers quotes in turn.
 *
 * @returns a function that books the next of them.
 */
export async function bookings(
  { kysely }: Database,
  customers: readonly Customer[],
  count: number,
): Promise<() => Request> {
  const now = new Date();
  const requests: Request[] = [];
  const accountIds: string[] = [];
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const customer = customers[made % customers.length];
    if (!customer) throw new Error('there are no customers');
    const id = newId('qte', now);
    accountIds.push(customer.accountId);
    ids.push(id);
    requests.push({
      method: 'POST',
      path: '/api/website/shipments',
      headers: { ...customer.headers, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(testOrder({ id })),
    });
  }
  await sql`insert into quotes (account_id, id, request, offer, created_at, expires_at)
    select fresh.account_id, fresh.id, request, offer, created_at, created_at + interval '1 day'
    from (select request, offer, created_at from quotes order by created_at limit 1) as template,
      unnest(${accountIds}::text[], ${ids}::text[]) as fresh (account_id, id)`.execute(kysely);
  return () => {
    const request = requests.pop();
    if (!request) throw new Error('no quote is left');
    return request;
  };
}

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
