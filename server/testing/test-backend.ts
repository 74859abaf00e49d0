import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import type { Database } from '../db/database.ts';
import { post } from '../features/balance/ledger.ts';
import { topUp as toppedUp } from '../domain/ledger.ts';
import type { RateCard } from '../domain/rate-card.ts';
import { aCard } from '../domain/testing/samples.ts';
import { addSignedInAccount, startTestApp } from './test-app.ts';

type Schemas = components['schemas'];

/** The test courier's price of the test parcel, VAT included: 25.00 + 15 %. */
export const TEST_PRICE = 2_875;

export const TEST_COURIER = 'crr_01jd000000000000000000000a';
export const OTHER_COURIER = 'crr_01jd000000000000000000000b';

export const TEST_CARD: RateCard = aCard({
  courierId: TEST_COURIER,
  tier: 'gold',
  lanes: { domestic: { baseFee: 2_500, perKgFee: 200, transitDays: { min: 2, max: 3 } } },
  baseWeight: 10_000,
  maxWeight: 50_000,
  maxDimensions: { length: 1_000, width: 800, height: 600 },
  cities: ['riyadh', 'jeddah', 'makkah'],
  countries: [],
  cod: { flatFee: 500, rateBasisPoints: 100, cap: 500_000 },
  returnFee: 1_500,
  shipmentTypes: ['parcel'],
});

/** The other courier's card, with higher prices. */
const OTHER_CARD: RateCard = {
  ...TEST_CARD,
  courierId: OTHER_COURIER,
  lanes: { domestic: { baseFee: 4_000, perKgFee: 300, transitDays: { min: 1, max: 1 } } },
  maxWeight: 20_000,
};

export interface Customer {
  accountId: string;
  headers: { authorization: string };
}

export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;

/**
 * Opens a server with two couriers, and the calls that customers make, on a migrated database
 * without other couriers.
 */
export async function openTestBackend(
  database: Database,
  options: Omit<Parameters<typeof startTestApp>[0] & object, 'db'> = {},
) {
  await addCouriers(database, [
    { card: TEST_CARD, en: 'Test courier', ar: 'ناقل الاختبار' },
    { card: OTHER_CARD, en: 'Other courier', ar: 'ناقل آخر' },
  ]);
  let now: Date | null = null;
  const clock = () => now ?? new Date();
  const { app, logged, stop } = await startTestApp({ db: database, clock, ...options });

  const send = ({ headers }: Customer, path: string, payload?: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/website${path}`,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });

  async function topUp({ accountId }: Customer, amount: number): Promise<void> {
    const posting = toppedUp(amount);
    await database.kysely
      .transaction()
      .execute((tx) => post(tx, { accountId, posting, at: clock() }));
  }

  async function quote(customer: Customer, changes?: Partial<Schemas['QuoteCreate']>) {
    return made<Schemas['Quote']>(await send(customer, '/quotes', testParcel(changes)));
  }

  const create = (
    customer: Customer,
    order: Schemas['ShipmentCreate'],
    key: string = randomUUID(),
  ) => send(customer, '/shipments', order, key);

  return {
    app,
    logged,
    database,
    close: stop,
    topUp,
    quote,
    create,
    /** Moves the server's clock. */
    setTime(at: Date): void {
      now = at;
    },
    async newCustomer(
      balance: number,
      account_type: Schemas['AccountType'] = 'individual',
    ): Promise<Customer> {
      const customer = await addSignedInAccount(database, { account_type }, now ?? new Date());
      if (balance > 0) await topUp(customer, balance);
      return customer;
    },
    /** Starts an unpaid top-up. @returns its id. */
    async beginTopUp(customer: Customer, amount: number): Promise<string> {
      const order = { amount: { amount, currency: 'SAR' }, payment_method: 'credit_card' };
      return made<Schemas['TopUp']>(await send(customer, '/top-ups', order, randomUUID())).id;
    },
    cancel: (customer: Customer, id: string, key: string = randomUUID()) =>
      send(customer, `/shipments/${id}/cancel`, undefined, key),
    get: ({ headers }: Customer, path: string) =>
      app.inject({ method: 'GET', url: `/api/website${path}`, headers }),
    post: (customer: Customer, path: string, body: object) => send(customer, path, body),
    /** Quotes and books a shipment; fails the test if it is refused. */
    async ship(customer: Customer, changes?: Partial<Schemas['ShipmentCreate']>) {
      const { country, city } = changes?.receiver ?? TEST_RECEIVER;
      const quoted = await quote(customer, { destination: { country, city } });
      return made<Schemas['Shipment']>(await create(customer, testOrder(quoted, changes)));
    },
  };
}

/** The body of a 201. @throws Error with any other answer. */
function made<Body>(response: LightMyRequestResponse): Body {
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<Body>();
}

/** What a quote and its order have in common. */
const PARCEL = {
  ...{ weight: 3_000, length: 300, width: 200, height: 100, pieces: 1 },
  ...({ shipment_type: 'parcel', shipping_method: 'pickup' } as const),
};

/** A parcel of 3 kg from Riyadh to Jeddah. */
export function testParcel(changes: Partial<Schemas['QuoteCreate']> = {}): Schemas['QuoteCreate'] {
  return {
    origin: { country: 'SA', city: 'riyadh' },
    destination: { country: 'SA', city: 'jeddah' },
    ...PARCEL,
    ...changes,
  };
}

export const TEST_RECEIVER: Schemas['Receiver'] = {
  full_name: 'عميل تجريبي 1',
  country: 'SA',
  state: 'MQ',
  city: 'jeddah',
  short_address: 'JDAA1234',
  phone: '+966500000101',
  address_type: 'residential',
};

/** An order that fits the quote of {@link testParcel}. */
export function testOrder(
  quote: Pick<Schemas['Quote'], 'id'>,
  changes: Partial<Schemas['ShipmentCreate']> = {},
): Schemas['ShipmentCreate'] {
  return {
    quote_id: quote.id,
    courier_id: TEST_COURIER,
    service_type: 'standard',
    receiver: TEST_RECEIVER,
    sender: { contact_name: 'مرسل تجريبي', contact_number: '+966500000001' },
    ...PARCEL,
    weight_unit: 'kg',
    dimension_unit: 'cm',
    size: 'custom',
    packaging_type: 'box',
    preferred_delivery_day: 'sunday',
    preferred_delivery_time: '12-15',
    payment_type: 'prepaid',
    payment_method: 'balance',
    product_name: 'منتج تجريبي',
    quantity: 1,
    price: { amount: 10_000, currency: 'SAR' },
    ...changes,
  };
}

/** Adds couriers with one card each; those that are there stay as they are. */
export async function addCouriers(
  { kysely }: Database,
  couriers: readonly { card: RateCard; en: string; ar: string }[],
): Promise<void> {
  const rows = couriers.map(({ card: { courierId, tier }, en, ar }) => ({
    ...{ id: courierId, code: en.toLowerCase().replaceAll(' ', '-'), tier, sample: true },
    ...{ name: JSON.stringify({ ar, en }), description: JSON.stringify({ ar, en }) },
    support_email: 'support@courier.example',
    contact: JSON.stringify({ phones: [] }),
  }));
  const cards = couriers.map(({ card }) => ({
    ...{ courier_id: card.courierId, service_type: card.serviceType },
    card: JSON.stringify(card),
  }));
  const inserts = [
    kysely.insertInto('couriers').values(rows),
    kysely.insertInto('courier_cards').values(cards),
  ];
  for (const insert of inserts) {
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** An account's money in the database, where it must be consistent at any moment. */
export async function readLedger({ kysely }: Database, accountId: string) {
  const entries = sql`from ledger_entries e where e.account_id = b.account_id`;
  const { rows } = await sql<LedgerFigures>`
    select current::float8 as balance, total_transactions as "countedTransactions",
      (select coalesce(sum(amount), 0)::float8 ${entries}) as "sumOfAllEntries",
      (select coalesce(sum(amount), 0)::float8 ${entries} and ledger_account = 'customer_balance')
        as "sumOfCustomerEntries",
      (select count(*)::int from ledger_transactions t where t.account_id = b.account_id)
        as transactions
    from balances b where account_id = ${accountId}`.execute(kysely);
  const [figures] = rows;
  if (!figures) throw new Error(`${accountId} has no balance`);
  return figures;
}

/** Halalas, and numbers of rows. */
type LedgerFigures = Record<
  'balance' | 'countedTransactions' | 'sumOfAllEntries' | 'sumOfCustomerEntries' | 'transactions',
  number
>;
