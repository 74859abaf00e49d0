import type { Updateable } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import type { Tx } from '../../db/database.ts';
import {
  codCollected,
  codRemitted,
  shipmentCharge,
  topUp,
  topUpReversal,
} from '../../domain/ledger.ts';
import { getAccount } from '../accounts/store.ts';
import { remitCash } from '../balance/cash-on-delivery.ts';
import { checkLedger } from '../balance/check-ledger.ts';
import { post } from '../balance/ledger.ts';
import type { ShipmentsTable } from '../shipments/tables.ts';
import type { PaymentState } from '../top-ups/tables.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';
import { CASH, shipForCash } from '../../testing/customer-calls.ts';
import { TEST_DOCUMENT } from '../../testing/test-document.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { readMoney } from '../../testing/money-standing.ts';
import { type Customer, readLedger, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';
import { closeAccount } from './close-account.ts';

type Open = components['schemas']['OpenItem'];

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  /** Closing as its handler does, without the password. */
  const closing = async (customer: Customer): Promise<Open[]> =>
    (await keepClosing(customer, 1))[0] ?? [];

  async function customerWithShipment(): Promise<Customer> {
    const customer = await backend.newCustomer(TEST_PRICE);
    await backend.ship(customer);
    await setShipments(customer, { status: 'completed', tracking_status: 'delivered' });
    return customer;
  }
  const setShipments = ({ accountId }: Customer, changes: Updateable<ShipmentsTable>) =>
    database()
      .kysely.updateTable('shipments')
      .set(changes)
      .where('account_id', '=', accountId)
      .execute();
  const setPayments = ({ accountId }: Customer, status: PaymentState) =>
    database()
      .kysely.updateTable('top_up_payments')
      .set({ status })
      .where('account_id', '=', accountId)
      .execute();

  it('lists everything that is owed either way or on its way', async () => {
    const person = await customerWithShipment();
    const { accountId } = person;
    const at = new Date();
    const inOne = (work: (tx: Tx) => Promise<void>) =>
      database().kysely.transaction().execute(work);
    await inOne(async (tx) => {
      await post(tx, { accountId, posting: codCollected(7_000), at });
      await post(tx, { accountId, posting: topUp(300), at });
      const posting = shipmentCharge({ subtotal: 300, vat: 0 });
      await post(tx, { accountId, posting, document: TEST_DOCUMENT, at });
      await post(tx, { accountId, posting: topUpReversal(300), takenBack: 300, at });
    });
    await backend.beginTopUp(person, 5_000);
    await setPayments(person, 'held');
    const owing = { return_owed: 1_725, delivery_owed: 2_875 };
    await setShipments(person, { status: 'cancelled', booked_at: at, ...owing });
    const paidOut = codRemitted(codCollected(7_000));
    const open: Open[] = [
      { code: 'balance_below_zero', amount: sar(300) },
      { code: 'cash_on_delivery_owed', amount: sar(7_000) },
      { code: 'returns_owed', count: 1, amount: sar(1_725) },
      { code: 'deliveries_owed', count: 1, amount: sar(2_875) },
      { code: 'parcels_may_arrive', count: 1 },
      { code: 'payments_held', count: 1, amount: sar(5_000) },
    ];
    expect(await closing(person)).toEqual(open);
    await inOne(async (tx) => {
      await post(tx, { accountId, posting: paidOut, at });
      await post(tx, { accountId, posting: topUp(300), at });
    });
    await setShipments(person, { return_owed: 0, delivery_owed: 0, recalled_at: at });
    await setPayments(person, 'refunded');
    expect(await closing(person)).toEqual([]);
  });

  it.each([
    [
      'cancelled, and the courier carries it',
      { status: 'cancelled', tracking_status: 'cancelled' },
      1,
    ],
    ['given up', { status: 'failed', tracking_status: 'failed' }, 29],
  ] as const)('waits for a parcel that was %s', async (_, state, days) => {
    const person = await backend.newCustomer(TEST_PRICE);
    await backend.ship(person);
    const at = new Date();
    await setShipments(person, { ...state, booked_at: at, updated_at: at });
    const owner = await getAccount(database().kysely, person.accountId);
    const tryIn = (some: number) =>
      database()
        .kysely.transaction()
        .execute((tx) => closeAccount(tx, owner, new Date(at.getTime() + some * 86_400_000)));
    expect(await tryIn(days)).toEqual([{ code: 'parcels_may_arrive', count: 1 }]);
    await setShipments(person, { recalled_at: at });
    if (state.status === 'failed') expect(await tryIn(days)).toHaveLength(1);
    expect(await tryIn(31)).toEqual([]);
  });

  it('keeps what comes too late in suspense, and the account at zero', async () => {
    const person = await backend.newCustomer(100_000);
    const { id, charge } = await shipForCash(backend, person);
    await backend.cancel(person, id);
    const { kysely } = database();
    const owner = await getAccount(kysely, person.accountId);
    const posting = shipmentCharge({ subtotal: 100_000, vat: 0 });
    const parcel = { account_id: person.accountId, id };
    const spent = { ...owed(person), posting, document: TEST_DOCUMENT };
    await kysely.transaction().execute((tx) => post(tx, spent));
    expect(await keepClosing(person, 1)).toEqual([[]]);
    const event = { id: '1', kind: 'delivered', occurredAt: new Date(), city: null } as const;
    const told = await receiveEvent(database(), parcel, { ...event, text: 'سعد' }, new Date());
    expect(told).toBe('recorded');
    const { current, entries } = await readMoney(database(), person.accountId);
    const held = { suspense: CASH - charge.total_fee.amount, courier_clearing: -CASH };
    expect([current, entries]).toEqual([
      0,
      expect.objectContaining({ customer_balance: 0, ...held }),
    ]);
    expect(entries['cod_owed'] ?? 0).toBe(0);
    expect(owner.closed_at).toBeNull();
    await kysely.transaction().execute((tx) => remitCash(tx, parcel, new Date()));
    const after = await readMoney(database(), person.accountId);
    expect(after.entries).toMatchObject({
      ...{ suspense: -charge.total_fee.amount, courier_clearing: 0 },
    });
    expect(
      await checkLedger(database(), { info: () => undefined, warn, error: warn }, new Date()),
    ).toBe(true);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ accounts: expect.arrayContaining([person.accountId]) as unknown }),
      expect.stringContaining('suspense'),
    );
  });
  const warn = vi.fn();
  const owed = ({ accountId }: Customer) => ({ accountId, at: new Date() });

  /** Without the password check, which takes longer than a booking. */
  async function keepClosing({ accountId }: Customer, turns = 12): Promise<Open[][]> {
    const { kysely } = database();
    const owner = await getAccount(kysely, accountId);
    const outcomes: Open[][] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      outcomes.push(
        await kysely.transaction().execute((tx) => closeAccount(tx, owner, new Date())),
      );
    }
    return outcomes;
  }

  it('loses nothing when bookings or cancellations run at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const customer = await backend.newCustomer(TEST_PRICE);
      const order = testOrder(await backend.quote(customer));
      const [closed, created] = await Promise.all([
        keepClosing(customer),
        backend.create(customer, order),
      ]);
      expect(created.statusCode).toBe(201);
      const { id } = created.json<{ id: string }>();
      const [refused, cancelled] = await Promise.all([
        keepClosing(customer),
        backend.cancel(customer, id),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect([...closed, ...refused]).not.toContainEqual([]);
      expect(await readLedger(database(), customer.accountId)).toMatchObject({
        balance: TEST_PRICE,
        sumOfCustomerEntries: TEST_PRICE,
        sumOfAllEntries: 0,
      });
    }
  });
});
