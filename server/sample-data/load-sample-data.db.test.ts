import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacksNationalAddress } from '../../common/address-rules.ts';
import { checkCourierDemands, checkShipment } from '../../common/shipment-rules.ts';
import { isTrackingNumber } from '../../common/tracking-number.ts';
import type { components } from '../../openapi/generated/types.ts';
import { isPassword } from '../features/auth/passwords.ts';
import { selectShipments, withCourier } from '../features/shipments/store.ts';
import { addressStateOf } from '../domain/receiver-address.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import { KNOWN_PLACES } from '../http/known-places.ts';
import { readLedger } from '../testing/test-backend.ts';
import { newDatabase, onDatabases, type TestDatabase } from '../testing/each-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { migrate } from '../db/migrate.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANY, SAMPLE_INDIVIDUAL, SAMPLE_NEWCOMER } from './accounts.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';
import { hasSampleData, loadSampleData } from './load-sample-data.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const OPTIONS = { password: 'for-this-test', now: NOW };
const YEAR_MS = 365 * 24 * 3_600_000;

onDatabases('postgres', (database, kind) => {
  let running: TestApp;
  beforeAll(async () => {
    expect(await hasSampleData(database())).toBe(false);
    expect(await loadSampleData(database(), OPTIONS)).toBe(true);
    running = await startTestApp({ db: database(), clock: () => NOW });
  });
  afterAll(() => running.stop());

  async function shipmentsOf(accountId: string) {
    return (await selectShipments(database().kysely, accountId).execute()).map(withCourier);
  }

  async function allShipments() {
    const lists = await Promise.all(
      SAMPLE_ACCOUNTS.map((account) => shipmentsOf(account.account_id)),
    );
    return lists.flat();
  }

  it('loads once, and never into a database with accounts', async () => {
    expect(await hasSampleData(database())).toBe(true);
    expect(await loadSampleData(database(), OPTIONS)).toBe(false);
    expect(await allShipments()).toHaveLength(200);
  });

  it('gives each account its share', async () => {
    expect(await shipmentsOf(SAMPLE_COMPANY.account_id)).toHaveLength(170);
    expect(await shipmentsOf(SAMPLE_INDIVIDUAL.account_id)).toHaveLength(30);
    expect(await shipmentsOf(SAMPLE_NEWCOMER.account_id)).toHaveLength(0);
  });

  it.each([
    ['status', 'status'],
    ['tracking_status', 'tracking_status'],
    ['payment_status', 'payment_status'],
    ['payment_type', 'payment_type'],
    ['source', 'source'],
    ['service_type', 'service_type'],
  ] as const)('shows every %s', async (column, name) => {
    const seen = new Set<string>((await allShipments()).map((shipment) => shipment[column]));
    expect(seen).toEqual(new Set(Object.keys(ENUM_NAMES[name])));
  });

  it('uses every courier', async () => {
    const seen = new Set((await shipmentsOf(SAMPLE_COMPANY.account_id)).map((s) => s.courier.id));
    expect(seen).toEqual(new Set(SAMPLE_COURIERS.map(({ id }) => id)));
  });

  it.each(SAMPLE_ACCOUNTS)('has a consistent ledger for $email', async ({ account_id }) => {
    const ledger = await readLedger(database(), account_id);
    expect(ledger.sumOfAllEntries).toBe(0);
    expect(ledger.sumOfCustomerEntries).toBe(ledger.balance);
    expect(ledger.countedTransactions).toBe(ledger.transactions);
    expect(ledger.balance > 0).toBe(account_id !== SAMPLE_NEWCOMER.account_id);
  });

  it('never let a balance fall below zero', async () => {
    for (const { account_id } of SAMPLE_ACCOUNTS) {
      const rows = await database()
        .kysely.selectFrom('ledger_transactions')
        .select('amount')
        .where('account_id', '=', account_id)
        .orderBy('created_at')
        .orderBy('amount', 'desc')
        .execute();
      let balance = 0;
      for (const { amount } of rows) {
        balance += amount;
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('matches shipments and refunds with the ledger', async () => {
    const { kysely } = database();
    const moved = await kysely
      .selectFrom('ledger_transactions')
      .select(['shipment_id', 'kind', 'amount'])
      .where('shipment_id', 'is not', null)
      .execute();
    for (const shipment of await allShipments()) {
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

  it('has acceptable orders to receivers that are obviously samples', async () => {
    const cards = SAMPLE_COURIERS.flatMap((courier) => courier.cards);
    for (const shipment of await allShipments()) {
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
    const { kysely } = database();
    for (const shipment of await allShipments()) {
      expect(shipment.created_at.getTime()).toBeGreaterThan(NOW.getTime() - YEAR_MS);
      const events = await kysely
        .selectFrom('tracking_events')
        .selectAll()
        .where('shipment_id', '=', shipment.id)
        .orderBy('occurred_at')
        .execute();
      expect(events[0]).toMatchObject({
        tracking_status: 'created',
        occurred_at: shipment.created_at,
      });
      expect(events.at(-1)).toMatchObject({
        tracking_status: shipment.tracking_status,
        occurred_at: shipment.updated_at,
      });
      expect(shipment.updated_at.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('is valid against the contract, signed in with the password', async () => {
    const { app } = running;
    for (const { email: login } of SAMPLE_ACCOUNTS) {
      const signedIn = await app.inject({
        method: 'POST',
        url: '/api/website/auth/sign-in',
        payload: { login, password: OPTIONS.password },
      });
      const token = signedIn.json<Schemas['SignInResult']>().session?.token ?? '';
      const headers = { authorization: `Bearer ${token}` };
      const paths = ['/shipments?limit=100', '/shipments?limit=100&sort=created_at', '/balance'];
      for (const path of paths) {
        const response = await app.inject({ url: `/api/website${path}`, headers });
        expect([path, response.statusCode]).toEqual([path, 200]);
      }
      const request = {
        origin: { country: 'SA', city: 'riyadh' },
        destination: { country: 'SA', city: 'jeddah' },
        weight: 12_000,
      };
      const quoted = await app.inject({
        method: 'POST',
        url: '/api/website/quotes',
        headers,
        payload: request,
      });
      expect(quoted.statusCode).toBe(201);
    }
  });

  it('lacks the addresses of some store customers, for them to complete', async () => {
    const lacking = (await allShipments()).filter(({ receiver }) => lacksNationalAddress(receiver));
    expect(lacking.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lacking.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(lacking.every(({ source }) => source === 'salla' || source === 'zid')).toBe(true);
    expect(lacking.map(addressStateOf)).toContain('missing');
  });

  it('has shipments that can be cancelled because they are not collected yet', async () => {
    const pending = (await allShipments()).filter((s) => s.tracking_status === 'created');
    expect(pending.length).toBeGreaterThanOrEqual(4);
  });

  describe('loaded again at the same moment', () => {
    let again: TestDatabase;
    beforeAll(async () => {
      again = await newDatabase(kind);
      await migrate(again.database);
      // Two processes that start at once load once.
      const loaded = await Promise.all([
        loadSampleData(again.database, OPTIONS),
        loadSampleData(again.database, OPTIONS),
      ]);
      expect(loaded.filter(Boolean)).toHaveLength(1);
    });
    afterAll(() => again.drop());

    it('is the same', async () => {
      const { account_id } = SAMPLE_COMPANY;
      const rows = await selectShipments(again.database.kysely, account_id).execute();
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect(rows.map(withCourier).sort(byId)).toEqual((await shipmentsOf(account_id)).sort(byId));
      expect(await readLedger(again.database, account_id)).toEqual(
        await readLedger(database(), account_id),
      );
    });
  });

  it('hashes the password', async () => {
    const account = await database()
      .kysely.selectFrom('accounts')
      .select('password_hash')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await isPassword(OPTIONS.password, account.password_hash)).toBe(true);
  });
});
