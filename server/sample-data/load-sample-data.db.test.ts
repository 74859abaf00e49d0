import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lacksNationalAddress } from '../../common/address-rules.ts';
import { holdsContactDetails } from '../../common/contact-details.ts';
import { checkCourierDemands, checkShipment } from '../../common/shipment-rules.ts';
import { isTrackingNumber } from '../../common/tracking-number.ts';
import type { components } from '../../openapi/generated/types.ts';
import { selectShipments, withCourier } from '../features/shipments/store.ts';
import { addressStateOf } from '../domain/receiver-address.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import { KNOWN_PLACES } from '../http/known-places.ts';
import { readLedger } from '../testing/test-backend.ts';
import { migratedDatabase, onDatabases } from '../testing/each-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANY, SAMPLE_INDIVIDUAL, SAMPLE_NEWCOMER } from './accounts.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';
import { hasSampleData, loadSampleData } from './load-sample-data.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const OPTIONS = { password: 'for-this-test', now: NOW };
const ACCOUNT_IDS = SAMPLE_ACCOUNTS.map(({ account_id }) => account_id);
const YEAR_MS = 365 * 24 * 3_600_000;

onDatabases('postgres', (database, kind) => {
  let running: TestApp;
  let shipments: Awaited<ReturnType<typeof shipmentsOf>>;
  beforeAll(async () => {
    expect(await hasSampleData(database())).toBe(false);
    expect(await loadSampleData(database(), OPTIONS)).toBe(true);
    shipments = (await Promise.all(ACCOUNT_IDS.map((id) => shipmentsOf(id)))).flat();
    running = await startTestApp({ db: database(), clock: () => NOW });
  });
  afterAll(() => running.stop());

  async function shipmentsOf(accountId: string, { kysely } = database()) {
    return (await selectShipments(kysely, accountId).execute()).map(withCourier);
  }

  it('loads once, and never into a database with accounts', async () => {
    expect(await hasSampleData(database())).toBe(true);
    expect(await loadSampleData(database(), OPTIONS)).toBe(false);
    const counts = ACCOUNT_IDS.map(async (id) => [id, (await shipmentsOf(id)).length]);
    expect(Object.fromEntries(await Promise.all(counts))).toEqual({
      [SAMPLE_COMPANY.account_id]: 170,
      [SAMPLE_INDIVIDUAL.account_id]: 30,
      [SAMPLE_NEWCOMER.account_id]: 0,
    });
  });

  it.each([
    ...(['status', 'tracking_status', 'payment_status'] as const),
    ...(['payment_type', 'source', 'service_type'] as const),
  ])('shows every %s', (column) => {
    const seen = new Set<string>(shipments.map((shipment) => shipment[column]));
    expect(seen).toEqual(new Set(Object.keys(ENUM_NAMES[column])));
  });

  it('uses every courier', async () => {
    const seen = new Set((await shipmentsOf(SAMPLE_COMPANY.account_id)).map((s) => s.courier.id));
    expect(seen).toEqual(new Set(SAMPLE_COURIERS.map(({ id }) => id)));
  });

  it('rates every courier a little, each differently, and leaves shipments to rate', async () => {
    const { kysely } = database();
    const ratings = await kysely.selectFrom('courier_ratings').selectAll().execute();
    expect(ratings.every(({ sample, created_at }) => sample && created_at < NOW)).toBe(true);
    for (const { text } of ratings) expect(holdsContactDetails(text ?? '')).toBe(false);
    const totals = await kysely.selectFrom('courier_rating_totals').selectAll().execute();
    expect(totals.map(({ courier_id }) => courier_id).sort()).toEqual(
      SAMPLE_COURIERS.map(({ id }) => id).sort(),
    );
    for (const { rating_count } of totals) expect(rating_count).toBeGreaterThanOrEqual(3);
    expect(new Set(totals.map(({ rating_tenths }) => rating_tenths)).size).toBeGreaterThan(8);
    const own = ratings.filter(({ account_id }) => ACCOUNT_IDS.includes(account_id));
    expect(own.length).toBeGreaterThan(5);
    const rated = new Set(own.map(({ shipment_id }) => shipment_id));
    const recently = NOW.getTime() - 50 * 24 * 3_600_000;
    const toRate = shipments.filter(
      ({ id, status, updated_at, account_id }) =>
        account_id === SAMPLE_COMPANY.account_id &&
        status === 'completed' &&
        updated_at.getTime() > recently &&
        !rated.has(id),
    );
    expect(toRate.length).toBeGreaterThan(5);
  });

  it.each(SAMPLE_ACCOUNTS)('has a consistent ledger for $email', async ({ account_id }) => {
    const ledger = await readLedger(database(), account_id);
    expect(ledger.sumOfAllEntries).toBe(0);
    expect(ledger.sumOfCustomerEntries).toBe(ledger.balance);
    expect(ledger.countedTransactions).toBe(ledger.transactions);
    expect(ledger.balance > 0).toBe(account_id !== SAMPLE_NEWCOMER.account_id);
  });

  it('never let a balance fall below zero', async () => {
    const { rows } = await sql<{ lowest: number }>`select min(balance)::int as lowest from (
        select sum(amount) over (partition by account_id order by created_at, amount desc) as balance
        from ledger_transactions) as movements`.execute(database().kysely);
    expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0);
  });

  it('matches shipments and refunds with the ledger', async () => {
    const { kysely } = database();
    const moved = await kysely
      .selectFrom('ledger_transactions')
      .select(['shipment_id', 'kind', 'amount'])
      .where('shipment_id', 'is not', null)
      .execute();
    for (const shipment of shipments) {
      const sum = (kind: string) =>
        moved
          .filter((row) => row.shipment_id === shipment.id && row.kind === kind)
          .reduce((total, { amount }) => total + amount, 0);
      expect(sum('shipment_charge')).toBe(-shipment.total_fee);
      expect(sum('shipment_refund')).toBe(shipment.refunded);
      const returned = shipment.tracking_status === 'returned' ? -shipment.return_price : 0;
      expect(sum('return_charge')).toBe(returned);
    }
  });

  it('has acceptable orders to receivers that are obviously samples', () => {
    const cards = SAMPLE_COURIERS.flatMap((courier) => courier.cards);
    for (const shipment of shipments) {
      const card = cards.find(
        ({ courierId, serviceType }) =>
          courierId === shipment.courier_id && serviceType === shipment.service_type,
      );
      const missing = lacksNationalAddress(shipment.receiver)
        ? ['street_name', 'building_no', 'postal_code'].map((field) => ({
            pointer: `/receiver/${field}`,
            code: 'required',
          }))
        : [];
      expect(checkShipment(shipment, KNOWN_PLACES)).toEqual(missing);
      if (!card) throw new Error(`${shipment.courier_id} has no such card`);
      expect(checkCourierDemands(shipment, card)).toEqual([]);
      expect(shipment.receiver.full_name).toMatch(/^(عميل تجريبي|Sample receiver) \d+$/);
      expect(shipment.receiver.phone).toMatch(/^\+9665000001\d\d$/);
      expect(isTrackingNumber(shipment.tracking_number)).toBe(true);
    }
  });

  it('is from the past year, with each history in order', async () => {
    const events = database().kysely.selectFrom('tracking_events').selectAll();
    const inOrder = await events.orderBy('occurred_at').execute();
    const histories = Map.groupBy(inOrder, ({ shipment_id }) => shipment_id);
    for (const { id, created_at, updated_at, tracking_status } of shipments) {
      expect(created_at.getTime()).toBeGreaterThan(NOW.getTime() - YEAR_MS);
      expect(updated_at.getTime()).toBeLessThan(NOW.getTime());
      const [first, last] = [histories.get(id)?.at(0), histories.get(id)?.at(-1)];
      expect(first).toMatchObject({ tracking_status: 'created', occurred_at: created_at });
      expect(last).toMatchObject({ tracking_status, occurred_at: updated_at });
    }
  });

  it.each(SAMPLE_ACCOUNTS)(
    'signs $email in, and is valid against the contract',
    async (account) => {
      const inject = async (path: string, headers: object, payload?: object) => {
        const method = payload ? 'POST' : 'GET';
        const url = `/api/website${path}`;
        const call = { method, url, headers: { ...headers }, ...(payload && { payload }) } as const;
        const answer = await running.app.inject(call);
        expect([path, answer.statusCode < 300]).toEqual([path, true]);
        return answer.json<Schemas['SignInResult']>();
      };
      const { password } = OPTIONS;
      const { session } = await inject('/auth/sign-in', {}, { login: account.email, password });
      const headers = { authorization: `Bearer ${session?.token}` };
      const shipments = '/shipments?limit=100';
      for (const path of [shipments, `${shipments}&sort=created_at`, '/balance']) {
        await inject(path, headers);
      }
      await inject('/quotes', headers, {
        origin: { country: 'SA', city: 'riyadh' },
        destination: { country: 'SA', city: 'jeddah' },
        weight: 12_000,
      });
    },
  );

  it('lacks the addresses of some store customers, for them to complete', () => {
    const lacking = shipments.filter(({ receiver }) => lacksNationalAddress(receiver));
    expect(lacking.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lacking.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(lacking.every(({ source }) => source === 'salla' || source === 'zid')).toBe(true);
    expect(lacking.map(addressStateOf)).toContain('missing');
  });

  it('has shipments that can be cancelled because they are not collected yet', () => {
    const pending = shipments.filter((s) => s.tracking_status === 'created');
    expect(pending.length).toBeGreaterThanOrEqual(4);
  });

  it('is the same whenever it is loaded, and loaded once by processes that start at once', async () => {
    const again = await migratedDatabase(kind);
    const load = () => loadSampleData(again.database, OPTIONS);
    expect((await Promise.all([load(), load()])).filter(Boolean)).toHaveLength(1);
    const { account_id } = SAMPLE_COMPANY;
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const rows = await shipmentsOf(account_id, again.database);
    expect(rows.sort(byId)).toEqual((await shipmentsOf(account_id)).sort(byId));
    const ledger = await readLedger(again.database, account_id);
    await again.drop();
    expect(ledger).toEqual(await readLedger(database(), account_id));
  });
});
