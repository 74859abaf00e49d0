import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import type { CourierEventKind } from '../../../domain/courier-events.ts';
import { collectReturns } from '../../balance/collect-returns.ts';
import { type Customer, readLedger, TEST_PRICE, testOrder } from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import type { CourierEvent } from '../../../ports/courier-port.ts';
import { receiveEvent } from './receive-event.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const BALANCE = 100_000;
const CASH = 20_000;
/** 15.00 plus VAT. */
const RETURN_PRICE = 1_725;

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeAll(async () => {
    backend.setTime(NOW);
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(BALANCE);
  });

  const shipment = async (id: string) =>
    (await backend.get(customer, `/shipments/${id}`)).json<Schemas['Shipment']>();
  const historyOf = async ({ tracking_number }: Schemas['Shipment']) =>
    (await backend.get(customer, `/tracking/${tracking_number}`)).json<Schemas['Tracking']>()
      .events;
  const told = (id: string, told: CourierEvent) =>
    receiveEvent(database(), { account_id: customer.accountId, id }, told, at(600));

  /** The balance in halalas, after comparing it with the ledger. */
  async function balance(): Promise<number> {
    const ledger = await readLedger(database(), customer.accountId);
    expect([ledger.sumOfAllEntries, ledger.transactions]).toEqual([0, ledger.countedTransactions]);
    expect(ledger.sumOfCustomerEntries).toBe(ledger.balance);
    return ledger.balance;
  }

  async function shipForCash(): Promise<Schemas['Shipment']> {
    const cash = { amount: CASH, currency: 'SAR' } as const;
    const payment = { payment_type: 'cash_on_delivery' } as const;
    const quote = await backend.quote(customer, { ...payment, amount_to_collect: cash });
    const order = testOrder(quote, payment);
    order.sender = { ...order.sender, amount_to_collect: cash };
    return (await backend.create(customer, order)).json<Schemas['Shipment']>();
  }

  describe('an event from a courier', () => {
    it('moves the shipment, and is in its history with the courier’s own words', async () => {
      const { id } = await backend.ship(customer);
      const scan = { ...event('picked_up', 10), city: 'riyadh', text: 'استلم المندوب الشحنة' };
      expect(await told(id, scan)).toBe('moved');
      expect(await told(id, event('at_hub', 20))).toBe('moved');
      const moved = await shipment(id);
      expect(moved).toMatchObject({
        status: 'pending',
        tracking_status: 'at_hub',
        cancellable: false,
        updated_at: at(20).toISOString(),
      });
      expect((await historyOf(moved))[1]).toEqual({
        occurred_at: at(10).toISOString(),
        tracking_status: 'picked_up',
        city: 'riyadh',
        courier_text: 'استلم المندوب الشحنة',
      });
    });

    it('is recorded at its own time when it comes late, and moves nothing back', async () => {
      const { id } = await backend.ship(customer);
      await told(id, event('out_for_delivery', 30));
      expect(await told(id, event('picked_up', 10))).toBe('recorded');
      expect(await told(id, event('at_hub', 20))).toBe('recorded');
      const late = await shipment(id);
      expect(late).toMatchObject({
        tracking_status: 'out_for_delivery',
        updated_at: at(30).toISOString(),
      });
      expect((await historyOf(late)).map((each) => each.tracking_status)).toEqual([
        'out_for_delivery',
        'at_hub',
        'picked_up',
        'created',
      ]);
    });

    it('is recorded once, by the courier’s id for it or by its whole content', async () => {
      const { id } = await backend.ship(customer);
      const nameless = { ...event('in_transit', 20), id: null };
      expect(await told(id, event('picked_up', 10))).toBe('moved');
      expect(await told(id, { ...event('picked_up', 11), text: 'again' })).toBe('known');
      expect(await told(id, nameless)).toBe('moved');
      expect(await told(id, nameless)).toBe('known');
      expect(await told(id, { ...nameless, text: 'other words' })).toBe('recorded');
      expect(await historyOf(await shipment(id))).toHaveLength(4);
    });

    it('is answered per contract whatever characters it contains', async () => {
      const { id, tracking_number, tracking_url } = await backend.ship(customer);
      const odd = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
      const controls = fc.string({ unit: fc.constantFrom(...'\0\t\n\u0085\u202e\u2066 ا') });
      const long = fc.string({ minLength: 490, maxLength: 1_100, unit: 'grapheme' });
      const words = fc.option(fc.oneof(odd, controls, long, fc.string({ unit: 'binary' })));
      let scans = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(words, words, words), async ([name, city, text]) => {
          scans += 1;
          const scan = { ...event('in_transit', 10), city, text, id: name && `${name} ${scans}` };
          const parcel = { account_id: customer.accountId, id };
          await receiveEvent(database(), parcel, scan, at(600));
          const pages = [
            await backend.get(customer, `/tracking/${tracking_number}`),
            await backend.get(customer, `/public-tracking/${tracking_url.split('/').at(-1) ?? ''}`),
            await backend.app.inject(tracking_url),
          ];
          expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
        }),
        { numRuns: 60, endOnFailure: true },
      );
      // Two events that differ only in removed characters are still two.
      expect(await receive(id, 'left\tthere')).toBe('recorded');
      expect(await receive(id, 'left\tthere')).toBe('known');
      expect(await receive(id, 'left there')).toBe('recorded');
      const said = (await historyOf(await shipment(id))).map((each) => each.courier_text);
      expect(said.filter((each) => each === 'left there')).toHaveLength(2);
    });

    const receive = (id: string, text: string) =>
      told(id, { ...event('in_transit', 20), id: null, text });

    it('is refused with a time in the future, or for another account’s parcel', async () => {
      const { id } = await backend.ship(customer);
      expect(await told(id, event('delivered', 600 + 61))).toBe('refused');
      customer = await backend.newCustomer(0);
      expect(await told(id, event('delivered', 10))).toBe('refused');
    });

    it('is recorded without effect once the shipment is cancelled', async () => {
      const { id } = await backend.ship(customer);
      await backend.cancel(customer, id);
      expect(await told(id, event('picked_up', 10))).toBe('recorded');
      expect(await told(id, event('returned', 20))).toBe('recorded');
      expect(await told(id, event('booking_refused', 30))).toBe('refused');
      expect(await shipment(id)).toMatchObject({
        status: 'cancelled',
        tracking_status: 'cancelled',
        payment_status: 'refunded',
      });
      expect(await balance()).toBe(BALANCE);
    });
  });

  describe('the postings that follow, once for repeated and simultaneous events', () => {
    /** Eight times at the same moment, and once more. */
    async function tellOften(id: string, event: CourierEvent): Promise<void> {
      const answers = await Promise.all(Array.from({ length: 8 }, () => told(id, event)));
      expect(answers.toSorted()).toEqual([...Array<string>(7).fill('known'), 'moved']);
      expect(await told(id, event)).toBe('known');
    }

    /** Sent to a shipment that has ended, eight times at once. */
    async function tellDelivered(id: string): Promise<void> {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => told(id, event('delivered', 10))),
      );
      expect(answers.toSorted()).toEqual([...Array<string>(7).fill('known'), 'recorded']);
    }

    /** Cash collected by couriers and not paid out yet; halalas. */
    async function cashOwed(): Promise<number> {
      const answer = await backend.get(customer, '/balance');
      return answer.json<Schemas['Balance']>().cash_on_delivery.owed.amount;
    }

    it('records the cash of a delivered parcel', async () => {
      const { id, charge } = await shipForCash();
      await tellOften(id, event('delivered', 10));
      expect(await shipment(id)).toMatchObject({
        status: 'completed',
        payment_status: 'cod_collected',
      });
      expect(await cashOwed()).toBe(CASH);
      expect(await balance()).toBe(BALANCE - charge.total_fee.amount);
    });

    it('records the cash of a cancelled parcel that is delivered anyway, and nothing else', async () => {
      const { id, charge } = await shipForCash();
      await backend.cancel(customer, id);
      await tellDelivered(id);
      expect(await told(id, { ...event('delivered', 11), id: 'other' })).toBe('recorded');
      expect(await shipment(id)).toMatchObject({
        status: 'cancelled',
        payment_status: 'cod_collected',
        charge: { refunded: charge.total_fee },
      });
      expect(await cashOwed()).toBe(CASH);
      expect(await balance()).toBe(BALANCE);
    });

    it('posts nothing for a prepaid parcel that was cancelled', async () => {
      const { id } = await backend.ship(customer);
      await backend.cancel(customer, id);
      expect(await told(id, event('delivered', 10))).toBe('recorded');
      expect(await shipment(id)).toMatchObject({ payment_status: 'refunded' });
      expect(await balance()).toBe(BALANCE);
    });

    it('refunds everything when the courier refuses the booking', async () => {
      const { id } = await backend.ship(customer);
      await tellOften(id, event('booking_refused', 10));
      expect(await shipment(id)).toMatchObject({
        status: 'failed',
        tracking_status: 'failed',
        payment_status: 'refunded',
        charge: { refunded: { amount: TEST_PRICE } },
      });
      expect(await balance()).toBe(BALANCE);
    });

    it('refunds half when the parcel is lost', async () => {
      const { id } = await backend.ship(customer);
      await told(id, event('picked_up', 5));
      await tellOften(id, event('lost', 10));
      const half = Math.floor(2_500 / 2) + Math.floor(375 / 2);
      expect(await shipment(id)).toMatchObject({
        status: 'failed',
        payment_status: 'partly_refunded',
        charge: { refunded: { amount: half } },
      });
      expect(await balance()).toBe(BALANCE - TEST_PRICE + half);
    });

    it('posts nothing when the courier gives up, and expects no cash any more', async () => {
      const { id, charge } = await shipForCash();
      await tellOften(id, event('given_up', 10));
      expect(await shipment(id)).toMatchObject({ status: 'failed', payment_status: 'paid' });
      expect(await balance()).toBe(BALANCE - charge.total_fee.amount);
    });

    it.each(['given_up', 'lost', 'booking_refused'] as const)(
      'records the cash of a parcel that is delivered after it was %s, once',
      async (end) => {
        const { id } = await shipForCash();
        await told(id, event(end, 5));
        const before = await balance();
        await tellDelivered(id);
        expect(await told(id, { ...event('delivered', 11), id: 'other' })).toBe('recorded');
        expect(await shipment(id)).toMatchObject({
          status: 'failed',
          payment_status: 'cod_collected',
        });
        expect(await cashOwed()).toBe(CASH);
        expect(await balance()).toBe(before);
      },
    );

    it('records no cash for a parcel delivered back to its sender', async () => {
      const { id } = await shipForCash();
      await told(id, event('returned', 5));
      expect(await told(id, event('delivered', 10))).toBe('recorded');
      expect(await cashOwed()).toBe(0);
    });

    it('charges the return price when the balance covers it', async () => {
      const { id } = await backend.ship(customer);
      await tellOften(id, event('returned', 10));
      expect(await shipment(id)).toMatchObject({ status: 'failed', tracking_status: 'returned' });
      expect(await owedFor(id)).toBe(0);
      expect(await balance()).toBe(BALANCE - TEST_PRICE - RETURN_PRICE);
    });

    it('owes the return price until the balance covers it', async () => {
      customer = await backend.newCustomer(TEST_PRICE + RETURN_PRICE - 1);
      const { id } = await backend.ship(customer);
      await tellOften(id, event('returned', 10));
      expect([await balance(), await owedFor(id)]).toEqual([RETURN_PRICE - 1, RETURN_PRICE]);
      await collectReturns(database(), NOW);
      expect(await owedFor(id)).toBe(RETURN_PRICE);
      await backend.topUp(customer, 1);
      await Promise.all([1, 2, 3].map(() => collectReturns(database(), NOW)));
      expect([await balance(), await owedFor(id)]).toEqual([0, 0]);
    });

    it('counts the first of two ends', async () => {
      const { id } = await backend.ship(customer);
      const [first, second] = await Promise.all([
        told(id, event('lost', 10)),
        told(id, event('returned', 11)),
      ]);
      expect([first, second].toSorted()).toEqual(['moved', 'recorded']);
      const { transactions } = await readLedger(database(), customer.accountId);
      // The top-up, the charge, and one of the two.
      expect(transactions).toBe(3);
    });
  });

  async function owedFor(id: string): Promise<number> {
    const row = await database()
      .kysely.selectFrom('shipments')
      .select('return_owed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.return_owed;
  }
});

/** Minutes after now. */
function at(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000);
}

function event(kind: CourierEventKind, minutes: number): CourierEvent {
  return { id: `${kind}-1`, kind, occurredAt: at(minutes), city: null, text: null };
}
