import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import type { CourierEventKind } from '../../../domain/courier-events.ts';
import type { CourierEvent } from '../../../ports/courier-port.ts';
import {
  CASH,
  cashOwed,
  historyOf,
  shipForCash,
  shipmentOf,
} from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, readLedger, TEST_PRICE } from '../../../testing/test-backend.ts';
import { remitCash } from '../../balance/cash-on-delivery.ts';
import { collectOwed } from '../../balance/collect-owed.ts';
import { balanceOf, event, NOW, tellOf } from './testing/told.ts';

type Schemas = components['schemas'];

const BALANCE = 100_000;
/** 15.00 plus VAT. */
const RETURN_PRICE = 1_725;
/** Half of the price and half of its VAT, each rounded down. */
const HALF = 1_250 + 187;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeAll(() => backend.setTime(NOW));
  beforeEach(async () => {
    customer = await backend.newCustomer(BALANCE);
  });
  const tell = (id: string, told: CourierEvent) => tellOf(database(), customer, id, told);
  const shipment = (id: string) => shipmentOf(backend, customer, id);
  const balance = () => balanceOf(database(), customer);

  /** Eight times at the same moment, and once more. */
  async function tellOften(id: string, told: CourierEvent, first: 'moved' | 'recorded' = 'moved') {
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(id, told)));
    expect(answers.toSorted()).toEqual([...Array<string>(7).fill('known'), first].toSorted());
    expect(await tell(id, told)).toBe('known');
  }

  interface Outcome {
    kind: CourierEventKind;
    isCod?: boolean;
    state: Partial<Schemas['Shipment']>;
    /** Halalas that return to the balance, or leave it if negative. */
    back: number;
    owed: number;
  }

  it.each<Outcome>([
    {
      kind: 'delivered',
      isCod: true,
      ...ended('completed', 'delivered', 'cod_collected'),
      owed: CASH,
    },
    { kind: 'booking_refused', ...ended('failed', 'failed', 'refunded'), back: TEST_PRICE },
    { kind: 'lost', ...ended('failed', 'failed', 'partly_refunded'), back: HALF },
    // No cash is expected any more.
    { kind: 'given_up', isCod: true, ...ended('failed', 'failed', 'paid') },
    { kind: 'returned', ...ended('failed', 'returned', 'paid'), back: -RETURN_PRICE },
  ])('$kind eight times at once moves the money once', async (outcome) => {
    const { kind, isCod = false, state, back, owed } = outcome;
    const book = isCod ? shipForCash(backend, customer) : backend.ship(customer);
    const { id, charge } = await book;
    await tellOften(id, event(kind, 10));
    const refunded = Math.max(0, back);
    const shown = await shipment(id);
    expect(shown).toMatchObject(state);
    expect([shown.charge.refunded?.amount ?? 0, await owedFor(id)]).toEqual([refunded, 0]);
    expect(await cashOwed(backend, customer)).toBe(owed);
    expect(await balance()).toBe(BALANCE - charge.total_fee.amount + back);
  });

  it.each(['cancelled', 'given_up', 'lost', 'booking_refused'] as const)(
    'collects the cash and charges the refund of a parcel delivered although it was %s, once',
    async (end) => {
      const { id } = await shipForCash(backend, customer);
      if (end === 'cancelled') await backend.cancel(customer, id);
      else await tell(id, event(end, 5));
      const before = await balance();
      await tellOften(id, event('delivered', 10), 'recorded');
      expect(await tell(id, { ...event('delivered', 11), id: 'other' })).toBe('recorded');
      const status = end === 'cancelled' ? 'cancelled' : 'failed';
      const after = await shipment(id);
      expect(after).toMatchObject({ status, payment_status: 'cod_collected' });
      const { refunded, recharged } = after.charge;
      expect(recharged?.amount ?? 0).toBe(refunded.amount);
      expect(await cashOwed(backend, customer)).toBe(CASH);
      expect(await balance()).toBe(before - refunded.amount);
      const remit = () =>
        database()
          .kysely.transaction()
          .execute((tx) => remitCash(tx, { account_id: customer.accountId, id }, NOW));
      await Promise.all([remit(), remit(), remit()]);
      expect(await cashOwed(backend, customer)).toBe(0);
      expect(await balance()).toBe(before - refunded.amount);
    },
  );

  it('collects no cash for a parcel delivered back to its sender', async () => {
    const { id } = await shipForCash(backend, customer);
    await tell(id, event('returned', 5));
    expect(await tell(id, event('delivered', 10))).toBe('recorded');
    expect(await cashOwed(backend, customer)).toBe(0);
  });

  it('owes the return price until the balance covers it', async () => {
    customer = await backend.newCustomer(TEST_PRICE + RETURN_PRICE - 1);
    const { id } = await backend.ship(customer);
    await tellOften(id, event('returned', 10));
    expect([await balance(), await owedFor(id)]).toEqual([RETURN_PRICE - 1, RETURN_PRICE]);
    await collectOwed(database(), NOW);
    expect(await owedFor(id)).toBe(RETURN_PRICE);
    await backend.topUp(customer, 1);
    await Promise.all([1, 2, 3].map(() => collectOwed(database(), NOW)));
    expect([await balance(), await owedFor(id)]).toEqual([0, 0]);
  });

  it('owes the carriage of a cancelled parcel that was delivered until the balance covers it', async () => {
    customer = await backend.newCustomer(2 * TEST_PRICE);
    const { id } = await backend.ship(customer);
    await backend.cancel(customer, id);
    await backend.ship(customer);
    const spent = await backend.ship(customer);
    await tellOften(id, event('delivered', 10), 'recorded');
    const owing = { charge: { delivery_owed: { amount: TEST_PRICE } }, payment_status: 'refunded' };
    expect(await shipment(id)).toMatchObject(owing);
    await collectOwed(database(), NOW);
    expect(await shipment(id)).toMatchObject(owing);
    await backend.cancel(customer, spent.id);
    await Promise.all([1, 2, 3].map(() => collectOwed(database(), NOW)));
    const paid = await shipment(id);
    expect(paid).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    expect([paid.charge.recharged?.amount, paid.charge.delivery_owed]).toEqual([
      TEST_PRICE,
      undefined,
    ]);
    expect(await balance()).toBe(0);
    const [last] = await historyOf(backend, customer, paid);
    expect(last).toMatchObject({ tracking_status: 'delivered' });
  });

  it('counts the first of two ends', async () => {
    const { id } = await backend.ship(customer);
    const ends = [event('lost', 10), event('returned', 11)];
    const answers = await Promise.all(ends.map((end) => tell(id, end)));
    expect(answers.toSorted()).toEqual(['moved', 'recorded']);
    const { transactions } = await readLedger(database(), customer.accountId);
    // The top-up, the charge, and one of the two.
    expect(transactions).toBe(3);
  });

  async function owedFor(id: string): Promise<number> {
    const shipments = database().kysely.selectFrom('shipments').where('id', '=', id);
    return (await shipments.select('return_owed').executeTakeFirstOrThrow()).return_owed;
  }
});

/** An outcome in which no money moves. */
function ended(
  status: Schemas['ShipmentStatus'],
  tracking_status: Schemas['TrackingStatus'],
  payment_status: Schemas['PaymentStatus'],
) {
  return { state: { status, tracking_status, payment_status }, back: 0, owed: 0 };
}
