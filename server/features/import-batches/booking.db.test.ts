import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { addCouriers } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import {
  type Customer,
  OTHER_COURIER,
  readLedger,
  TEST_CARD,
  TEST_COURIER,
  TEST_PRICE,
} from '../../testing/test-backend.ts';
import { csvOf, importCalls, rightRow, rightRows } from './testing/import-calls.ts';

type Schemas = components['schemas'];

const isFull = process.env.TEST_COUNTS === 'full';
const ROWS = isFull ? 500 : 12;
const COVERED = isFull ? 137 : 5;
const DAY = 24 * 3_600_000;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(0);
    calls = importCalls(backend, customer);
    await setCard(TEST_CARD);
  });

  async function setCard(card: typeof TEST_CARD): Promise<void> {
    await database()
      .kysely.updateTable('courier_cards')
      .set({ card: JSON.stringify(card) })
      .where('courier_id', '=', TEST_COURIER)
      .execute();
  }

  /** A batch with these rows, priced; its plan pays nothing back. */
  async function priced(rows: readonly string[][]): Promise<Schemas['ImportBatch']> {
    const { kysely } = database();
    const { accountId } = customer;
    await subscribe(kysely, accountId, 'advanced');
    const batch = await calls.price(await calls.check(csvOf(rows)));
    await kysely.deleteFrom('subscriptions').where('account_id', '=', accountId).execute();
    return batch;
  }

  /** Shipments and charges of the customer, which must agree. */
  async function standing() {
    const { kysely } = database();
    const { rows } = await sql<{ shipments: number; charges: number; keys: number }>`
      select (select count(*)::int from shipments where account_id = ${customer.accountId}) as shipments,
        (select count(*)::int from ledger_transactions where account_id = ${customer.accountId}
          and kind = 'shipment_charge') as charges,
        (select count(*)::int from import_bookings where account_id = ${customer.accountId}) as keys`.execute(
      kysely,
    );
    const { sumOfAllEntries, balance, sumOfCustomerEntries } = await readLedger(
      database(),
      customer.accountId,
    );
    expect([sumOfAllEntries, sumOfCustomerEntries]).toEqual([0, balance]);
    return { ...rows[0], balance };
  }

  it('stops where the balance does, and goes on after a top-up', { timeout: 300_000 }, async () => {
    const before = await priced(rightRows(ROWS));
    await backend.topUp(customer, COVERED * TEST_PRICE + TEST_PRICE - 1);
    const payable = await calls.read(before.id);
    expect(payable.covered).toEqual({
      rows: COVERED,
      total: { amount: COVERED * TEST_PRICE, currency: 'SAR' },
    });
    const waiting = await calls.book(payable);
    expect(waiting).toMatchObject({
      status: 'waiting',
      counts: { booked: COVERED, waiting: ROWS - COVERED, priced: 0 },
      covered: { rows: 0 },
    });
    const booked = await calls.rows(before.id, 'state=booked');
    expect(booked.map(({ row }) => row)).toEqual(
      Array.from({ length: Math.min(COVERED, 100) }, (_, index) => index + 2),
    );
    expect(await calls.rows(before.id, 'state=waiting')).toHaveLength(
      Math.min(ROWS - COVERED, 100),
    );
    await backend.topUp(customer, (ROWS - COVERED) * TEST_PRICE);
    const done = await calls.book(waiting);
    expect(done).toMatchObject({ status: 'booked', counts: { booked: ROWS, waiting: 0 } });
    const sums = { shipments: ROWS, charges: ROWS, keys: ROWS, balance: TEST_PRICE - 1 };
    expect(await standing()).toEqual(sums);
  });

  it('charges what was fixed, however the tariff changes', async () => {
    const batch = await priced(rightRows(2));
    await backend.topUp(customer, 10 * TEST_PRICE);
    const lanes = { domestic: { baseFee: 9_900, perKgFee: 200, transitDays: { min: 2, max: 3 } } };
    await setCard({ ...TEST_CARD, lanes });
    const booked = await calls.book(batch);
    expect(booked).toMatchObject({
      status: 'booked',
      charged: { amount: 2 * TEST_PRICE },
    });
    expect(await standing()).toMatchObject({ shipments: 2, balance: 8 * TEST_PRICE });
  });

  it('refuses rows whose courier has left, which can get another', async () => {
    const batch = await priced(rightRows(2));
    await backend.topUp(customer, 10 * TEST_PRICE);
    const { kysely } = database();
    const cards = kysely.deleteFrom('courier_cards').where('courier_id', '=', TEST_COURIER);
    await cards.execute();
    const refused = await calls.book(batch);
    expect(refused).toMatchObject({
      status: 'booked',
      counts: { refused: 2, booked: 0 },
      faults_by_kind: [{ code: 'courier_left', count: 2 }],
    });
    const again = await calls.book(await calls.price(refused));
    expect(again).toMatchObject({ status: 'booked', counts: { refused: 0, booked: 2 } });
    const [row] = await calls.rows(batch.id);
    expect(row?.price?.courier.id).toBe(OTHER_COURIER);
    await addCouriers(database(), [{ card: TEST_CARD, en: 'Test courier', ar: 'ناقل الاختبار' }]);
  });

  it('holds its prices for a day, and once it has begun, until it ends', async () => {
    const start = new Date();
    backend.setTime(start);
    const batch = await priced(rightRows(2));
    await backend.topUp(customer, TEST_PRICE);
    const at = new Date(String(batch.prices_hold_until)).getTime();
    expect(Math.abs(at - start.getTime() - DAY)).toBeLessThan(60_000);
    backend.setTime(new Date(at));
    expect((await calls.begin(batch)).json()).toMatchObject({ code: 'import_prices_expired' });
    backend.setTime(new Date(at - 1));
    const waiting = await calls.book(batch);
    expect(waiting).toMatchObject({ status: 'waiting', counts: { booked: 1 } });
    await backend.topUp(customer, TEST_PRICE);
    backend.setTime(new Date(at + DAY));
    expect(await calls.book(waiting)).toMatchObject({ status: 'booked', counts: { booked: 2 } });
    backend.setTime(new Date());
  });

  it('asks for what the person has seen, and answers the same key with the same', async () => {
    const batch = await priced(rightRows(2));
    await backend.topUp(customer, 10 * TEST_PRICE);
    const code = async (changes: Partial<Schemas['ImportBatch']>) =>
      (await calls.begin({ ...batch, ...changes })).json<{ code: string }>().code;
    expect(await code({ version: batch.version - 1 })).toBe('import_changed');
    expect(await code({ total: { amount: 1, currency: 'SAR' } })).toBe('import_changed');
    const key = 'key-of-this-booking';
    const first = await calls.begin(batch, key);
    expect([first.statusCode, first.json()]).toMatchObject([200, { status: 'booking' }]);
    const done = await calls.work(batch.id);
    expect((await calls.begin(batch, key)).json()).toEqual(first.json());
    const other = { ...batch, version: done.version };
    expect((await calls.begin(other, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await code({ version: done.version })).toBe('import_step');
    expect(await standing()).toMatchObject({ shipments: 2, charges: 2 });
  });

  it('books each row once when two batches of one file are booked at once', async () => {
    const rows = rightRows(isFull ? 200 : 10);
    const batches = [await priced(rows), await priced(rows)];
    await backend.topUp(customer, 3 * rows.length * TEST_PRICE);
    for (const batch of batches) await calls.made(calls.begin(batch));
    const done = await Promise.all(batches.map(({ id }) => calls.work(id)));
    const counts = done.map(({ counts: { booked, repeated } }) => booked + repeated);
    expect(counts).toEqual([rows.length, rows.length]);
    expect(done.map(({ status }) => status)).toEqual(['booked', 'booked']);
    expect(await standing()).toMatchObject({
      ...{ shipments: rows.length, charges: rows.length, keys: rows.length },
      balance: 2 * rows.length * TEST_PRICE,
    });
  });

  it('books each row once, whoever works on it at the same time', async () => {
    const count = isFull ? 200 : 30;
    const batch = await priced(rightRows(count));
    await backend.topUp(customer, count * TEST_PRICE);
    await calls.made(calls.begin(batch));
    const { kysely } = database();
    let isOver = false;
    const thief = async () => {
      // Takes the work away from whoever has it.
      while (!isOver) {
        await kysely
          .updateTable('import_batches')
          .set({ worked_until: null })
          .where('account_id', '=', customer.accountId)
          .execute();
        await sleep(3);
      }
    };
    const stealing = thief();
    await Promise.all([calls.work(batch.id), calls.work(batch.id), calls.work(batch.id)]);
    isOver = true;
    await stealing;
    expect(await calls.work(batch.id)).toMatchObject({ status: 'booked' });
    const once = { shipments: count, charges: count, keys: count, balance: 0 };
    expect(await standing()).toEqual(once);
  });

  it('stops between rows, keeps what is booked, and continues', async () => {
    const count = 60;
    const batch = await priced(rightRows(count));
    await backend.topUp(customer, count * TEST_PRICE);
    await calls.made(calls.begin(batch));
    const work = calls.work(batch.id);
    let seen = await calls.read(batch.id);
    while (seen.counts.booked === 0) {
      await sleep(3);
      seen = await calls.read(batch.id);
    }
    const stopped = await calls.made<Schemas['ImportBatch']>(
      calls.call('POST', calls.path(batch.id, '/stop')),
    );
    await work;
    const after = await calls.read(batch.id);
    expect([stopped.status, after.status]).toEqual(['stopped', 'stopped']);
    expect(after.counts).toEqual(stopped.counts);
    expect(await standing()).toMatchObject({ shipments: stopped.counts.booked });
    const done = await calls.book(after);
    expect(done).toMatchObject({ status: 'booked', counts: { booked: count } });
    expect(await standing()).toMatchObject({ shipments: count, charges: count, balance: 0 });
  });

  it('lets a file be booked again once its shipments were cancelled', async () => {
    const rows = [rightRow(1, { 0: '' })];
    await backend.topUp(customer, TEST_PRICE);
    const first = await calls.book(await priced(rows));
    const [row] = await calls.rows(first.id);
    expect((await calls.check(csvOf(rows))).counts).toMatchObject({ repeated: 1 });
    await backend.cancel(customer, row?.shipment?.id ?? '');
    const again = await calls.book(await priced(rows));
    expect(again.counts).toMatchObject({ booked: 1 });
    expect((await calls.check(csvOf(rows))).counts).toMatchObject({ repeated: 1 });
    expect(await standing()).toMatchObject({ shipments: 2, balance: 0 });
  });
});
